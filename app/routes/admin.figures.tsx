import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { shopToday } from "~/house/calendar/shop-today";
import { unlisted } from "~/house/ui/head/page-title";
import { FiguresPage } from "~/office/figures/page/figures-page";
import { readFiguresQuery } from "~/office/figures/period";
import { figuresShown } from "~/office/figures/services/figures.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Figures"));

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

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
