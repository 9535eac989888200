import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { countFailedMail } from "~/house/mail/services/mail.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { readInboxFilter } from "~/office/messages/inbox-form";
import { MessagesPage } from "~/office/messages/page/messages-page";
import { listInbox } from "~/office/messages/services/inbox.server";
import { requireStaff } from "~/provider/auth/guards.server";

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

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Messages() {
  return <MessagesPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
