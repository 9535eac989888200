import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { CuttingPlanPage } from "~/cutting/page/cutting-plan-page";
import { readPlanPage } from "~/cutting/plan-pages";
import { planPage } from "~/cutting/services/order-plan.server";
import { JOINERY } from "~/making/workshop-joinery";
import { workshopOrder } from "~/orders/services/workshop-order.server";
import { workCart } from "~/orders/work-file";
import { holdOf, stopsOf } from "~/paper/work-hold";
import { workOrder } from "~/paper/work-order";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data ? `Cutting plan ${data.order.number}` : "Problem") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await workshopOrder(request, params.number);
  const plan = await orUpstreamProblem(planPage(order, readPlanPage(new URL(request.url).searchParams)));
  const { number, jobName, placedAt, contentRevision, lines } = order;
  const hold = [holdOf(order), stopsOf(workOrder(workCart(lines), JOINERY))].filter(Boolean).join(" ");
  return json({ order: { number, jobName, placedAt, contentRevision }, hold, plan }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function CuttingPlan() {
  return <CuttingPlanPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
