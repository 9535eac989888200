import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { shopToday } from "~/calendar/shop-today";
import { FiguresPage } from "~/figures/page/figures-page";
import { readFiguresQuery } from "~/figures/period";
import { figuresShown } from "~/figures/services/figures.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

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

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function FiguresRoute() {
  return <FiguresPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} refusedTitle="Not allowed" />;
}
