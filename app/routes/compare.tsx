import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { COMPARED } from "~/catalog/comparison";
import { FINISH_FIELD } from "~/catalog/finish";
import { FIND_FIELD } from "~/catalog/found-styles";
import { normalComparison, readComparison } from "~/compare/compared-styles";
import { ComparePage } from "~/compare/page/compare-page";
import { comparisonMeta } from "~/compare/page/comparison-meta";
import { compareStyles } from "~/compare/services/comparison.server";
import type { FrameHandle } from "~/layout/page/frame-handle";
import { noStyleHasFinish } from "~/making/no-style-has-finish";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { styleCare } from "~/shop/style-care-words";
import stylesheet from "~/styles/compare.css";
import { RouteProblem } from "~/ui/kit/route-problem";

export const handle: FrameHandle = { query: [COMPARED, FIND_FIELD, FINISH_FIELD] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = comparisonMeta;

export const headers = publicPage;

/** Redirects to the normal form of the comparison's address. An incomplete comparison is not cached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const normal = normalComparison(query);
  if (normal) return redirect(normal);
  const comparison = await orUpstreamProblem(compareStyles(readComparison(query), styleCare));
  const isWhole = comparison.unknown === 0 && comparison.tooMany.length === 0 && !noStyleHasFinish(comparison);
  return json(comparison, { headers: isWhole ? PUBLIC_DATA : NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Compare() {
  return <ComparePage comparison={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
