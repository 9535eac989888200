import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { CuttingTotals } from "~/cutting/page/cutting-totals";
import { orderTotals } from "~/cutting/services/order-plan.server";
import { workshopOrder } from "~/orders/services/workshop-order.server";
import { WorkOrderPage } from "~/paper/page/work-order-page";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Work order ${data.order.number}` : "Problem") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await workshopOrder(request, params.number);
  return json({ order, needed: await orUpstreamProblem(orderTotals(order)) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function WorkOrder() {
  const { order, needed } = useLoaderData<typeof loader>();
  return <WorkOrderPage order={order} totals={<CuttingTotals {...needed} />} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
