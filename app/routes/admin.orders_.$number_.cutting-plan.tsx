import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { CuttingPlanPage } from "~/ordering/cutting/page/cutting-plan-page";
import { planPage } from "~/ordering/cutting/services/order-plan.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import { readPaperPage } from "~/ordering/paper/page/part-links";
import { holdOf } from "~/ordering/paper/work-words";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Cutting plan ${data.order.number}` : "Problem"));

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await workshopOrder(request, params.number);
  const plan = await orUpstreamProblem(planPage(order, readPaperPage(new URL(request.url).searchParams)));
  const { number, jobName, placedAt, contentRevision } = order;
  const hold = [holdOf(order), plan.head.stops].filter(Boolean).join(" ");
  return json({ order: { number, jobName, placedAt, contentRevision }, hold, plan }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function CuttingPlan() {
  return <CuttingPlanPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
