import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readAuditFilter } from "~/house/audit/audit";
import { listAuditEvents } from "~/house/audit/services/audit.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { EventsPage } from "~/office/admin/page/events-page";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Events") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "events");
  const query = readAuditFilter(new URL(request.url).searchParams);
  return json({ query, page: await orUpstreamProblem(listAuditEvents(query)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Events() {
  return <EventsPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
