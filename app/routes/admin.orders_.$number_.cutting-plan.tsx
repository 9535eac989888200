import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { workshopOrder } from "~/auth/workshop-order.server";
import { CuttingPlanPage } from "~/cutting/page/cutting-plan-page";
import { planPage } from "~/cutting/services/order-plan.server";
import { readPaperPage } from "~/paper/paper-page";
import { holdOf } from "~/paper/work-hold";
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
  const plan = await orUpstreamProblem(planPage(order, readPaperPage(new URL(request.url).searchParams)));
  const { number, jobName, placedAt, contentRevision } = order;
  const hold = [holdOf(order), plan.head.stops].filter(Boolean).join(" ");
  return json({ order: { number, jobName, placedAt, contentRevision }, hold, plan }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function CuttingPlan() {
  return <CuttingPlanPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
