import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { shopToday } from "~/house/calendar/shop-today";
import { pageTitle } from "~/house/ui/head/page-title";
import { RouteProblem } from "~/house/ui/kit/route-problem";
import { FiguresPage } from "~/office/figures/page/figures-page";
import { readFiguresQuery } from "~/office/figures/period";
import { figuresShown } from "~/office/figures/services/figures.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta: MetaFunction = ({ error }) => [
  { title: pageTitle(error ? "Problem" : "Figures") },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "figures");
  const query = readFiguresQuery(new URL(request.url).searchParams, shopToday());
  return json({ query, ...(await orUpstreamProblem(figuresShown(query))) }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function FiguresRoute() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
