import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { countFailedMail } from "~/mail/services/mail.server";
import { readInboxFilter } from "~/messages/inbox-filter";
import { MessagesPage } from "~/messages/page/messages-page";
import { listInbox } from "~/messages/services/inbox.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Messages") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "messages");
  const query = readInboxFilter(new URL(request.url).searchParams);
  const [inbox, failedMails] = await Promise.all([orUpstreamProblem(listInbox(query)), countFailedMail()]);
  return json({ query, inbox, failedMails }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
