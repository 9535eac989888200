import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { styleCare } from "~/content/style-care";
import { COMPARED } from "~/domain/comparison";
import { FINISH_FIELD } from "~/domain/finish";
import { isMadeByNone } from "~/domain/made-by-none";
import { normalComparison, readComparison } from "~/forms/compared-styles";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { compareStyles } from "~/services/comparison.server";
import stylesheet from "~/styles/compare.css";
import { ComparePage } from "~/ui/compare/compare-page";
import { comparisonMeta } from "~/ui/head/comparison-meta";
import { RouteProblem } from "~/ui/kit/route-problem";
import type { FrameHandle } from "~/ui/layout/frame-handle";

export const handle: FrameHandle = { query: [COMPARED, FINISH_FIELD] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = comparisonMeta;

export const headers = publicPage;

/** Redirects to the normal form of the comparison's address. An incomplete comparison is not cached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const normal = normalComparison(query);
  if (normal) return redirect(normal);
  const comparison = await orUpstreamProblem(compareStyles(readComparison(query), styleCare));
  const isWhole = comparison.unknown === 0 && comparison.tooMany.length === 0 && !isMadeByNone(comparison);
  return json(comparison, { headers: isWhole ? PUBLIC_DATA : NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Compare() {
  return <ComparePage comparison={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
