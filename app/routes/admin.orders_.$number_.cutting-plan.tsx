import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { CuttingPlanPage } from "~/ordering/cutting/page/cutting-plan-page";
import { planPage } from "~/ordering/cutting/services/order-plan.server";
import { workshopOrder } from "~/ordering/orders/services/workshop-order.server";
import { readPaperPage } from "~/ordering/paper/page/part-links";
import { holdOf } from "~/ordering/paper/work-words";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Cutting plan ${data.order.number}` : "Problem") },
  { name: "robots", content: "noindex" },
];

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

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
