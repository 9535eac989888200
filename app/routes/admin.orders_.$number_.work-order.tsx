import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { CuttingTotals } from "~/ordering/cutting/page/cutting-totals";
import { orderTotals } from "~/ordering/cutting/services/order-plan.server";
import { workOrderPart } from "~/ordering/cutting/services/work-papers.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import { readPaperPage } from "~/ordering/paper/page/part-links";
import { WorkOrderPage } from "~/ordering/paper/page/work-order-page";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Work order ${data.order.number}` : "Problem"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await workshopOrder(request, params.number);
  const part = readPaperPage(new URL(request.url).searchParams);
  const [work, needed] = await orUpstreamProblem(Promise.all([workOrderPart(order, part), orderTotals(order)]));
  const { lines: _in, ...head } = order;
  return json({ order: head, work, needed }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function WorkOrder() {
  const { order, work, needed } = useLoaderData<typeof loader>();
  return <WorkOrderPage order={order} work={work} totals={<CuttingTotals {...needed} />} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
