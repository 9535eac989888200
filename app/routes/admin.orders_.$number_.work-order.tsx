import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { workshopOrder } from "~/auth/workshop-order.server";
import { CuttingTotals } from "~/cutting/page/cutting-totals";
import { orderTotals } from "~/cutting/services/order-plan.server";
import { workOrderPart } from "~/cutting/services/work-papers.server";
import { WorkOrderPage } from "~/paper/page/work-order-page";
import { readPaperPage } from "~/paper/paper-page";
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
  const part = readPaperPage(new URL(request.url).searchParams);
  const work = await orUpstreamProblem(workOrderPart(order, part));
  const needed = await orUpstreamProblem(orderTotals(order));
  const { lines: _in, ...head } = order;
  return json({ order: head, work, needed }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function WorkOrder() {
  const { order, work, needed } = useLoaderData<typeof loader>();
  return <WorkOrderPage order={order} work={work} totals={<CuttingTotals {...needed} />} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
