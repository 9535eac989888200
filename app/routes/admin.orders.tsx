import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { OrdersPage } from "~/admin/page/orders-page";
import { WorkshopOrdersPage } from "~/admin/page/workshop-orders-page";
import { requireStaff } from "~/auth/guards.server";
import { orderQueryOf, readOrderFilter } from "~/orders/order-filter";
import { listReceivedOrders } from "~/orders/services/order-files.server";
import { workFilterOf, workSummaryOf } from "~/orders/work-list";
import { mayOpen } from "~/people/roles";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { lateOrders } from "~/schedule/services/slips.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Orders") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "work-orders");
  const filter = readOrderFilter(new URL(request.url).searchParams);
  if (!mayOpen(role, "orders")) {
    const ofWorkshop = workFilterOf(filter);
    const { orders, olderThan } = await orUpstreamProblem(listReceivedOrders(orderQueryOf(ofWorkshop, [])));
    return json({ work: orders.map(workSummaryOf), olderThan, filter: ofWorkshop }, { headers: NOT_CACHED });
  }
  const late = filter.ships === "late" ? await orUpstreamProblem(lateOrders()) : [];
  const list = await orUpstreamProblem(listReceivedOrders(orderQueryOf(filter, late)));
  return json({ ...list, filter }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  return "work" in data ? <WorkshopOrdersPage {...data} /> : <OrdersPage {...data} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
