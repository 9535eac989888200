import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import stylesheet from "~/house/styles/labels.css";
import { unlisted } from "~/house/ui/head/page-title";
import { DayPapersPage } from "~/office/admin/page/day-papers";
import { ordersByNumber } from "~/office/admin/services/chosen-orders.server";
import { dayPapers } from "~/office/admin/services/order-papers.server";
import { plannedOrders } from "~/office/schedule/services/planned-day.server";
import { MOST_CHOSEN } from "~/ordering/orders/chosen-orders";
import { requireStaff } from "~/provider/auth/guards.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = unlisted(({ error }) => (error ? "Problem" : "What is planned"));

export const headers = privatePage;

/** One cutting plan, the work orders and the labels of what is planned for a day, at one station or all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const query = new URL(request.url).searchParams;
  const { numbers, ...planned } = await orUpstreamProblem(plannedOrders(query, MOST_CHOSEN + 1));
  const chosen = await orUpstreamProblem(ordersByNumber(numbers.slice(0, MOST_CHOSEN)));
  const papers = await orUpstreamProblem(dayPapers(role, chosen, query));
  const shown = { planned, hasMore: numbers.length > MOST_CHOSEN, papers, search: query.toString() };
  return json(shown, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function DayPapers() {
  return <DayPapersPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
