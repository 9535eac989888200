import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { requireAdmin } from "~/auth/guards.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { listMessages } from "~/services/contact.server";
import { listsMail } from "~/services/mail.server";
import { MessagesPage, OLDER_THAN } from "~/ui/admin/messages-page";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Messages") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

/** The longest id of a message in the contract. */
const MAX_ID_LENGTH = 200;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const before = new URL(request.url).searchParams.get(OLDER_THAN)?.slice(0, MAX_ID_LENGTH);
  const page = await orUpstreamProblem(listMessages(admin, before || undefined));
  return json({ ...page, hasMail: await listsMail() }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
