import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readAuditFilter } from "~/house/audit/audit";
import { listAuditEvents } from "~/house/audit/services/audit.server";
import { unlisted } from "~/house/ui/head/page-title";
import { EventsPage } from "~/office/admin/page/events-page";
import { writtenNumber } from "~/ordering/orders/order";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Events"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "events");
  const asked = readAuditFilter(new URL(request.url).searchParams);
  const query = asked.about ? { ...asked, about: writtenNumber(asked.about) ?? asked.about } : asked;
  return json({ query, page: await orUpstreamProblem(listAuditEvents(query)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Events() {
  return <EventsPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
