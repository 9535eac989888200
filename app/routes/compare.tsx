import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import stylesheet from "~/house/styles/compare.css";
import { normalComparison, readComparison } from "~/storefront/compare/compared-styles";
import { comparisonMeta } from "~/storefront/compare/page/compare";
import { ComparePage } from "~/storefront/compare/page/compare-page";
import { compareStyles } from "~/storefront/compare/services/comparison.server";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { statedWarranty } from "~/storefront/marketing/services/page-texts.server";
import { styleCare, warrantedBy } from "~/storefront/shop/style-care";
import { COMPARED } from "~/trade/catalog/comparison";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { FIND_FIELD } from "~/trade/catalog/found-styles";
import { noStyleHasFinish } from "~/trade/making/no-style-has-finish";

export const handle: FrameHandle = { query: [COMPARED, FIND_FIELD, FINISH_FIELD] };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = comparisonMeta;

export const headers = publicPage;

/** Redirects to the normal form of the comparison's address. An incomplete comparison is not cached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const normal = normalComparison(query);
  if (normal) return redirect(normal);
  const comparison = await orUpstreamProblem(
    compareStyles(readComparison(query), warrantedBy(styleCare, statedWarranty())),
  );
  const isWhole = comparison.unknown === 0 && comparison.tooMany.length === 0 && !noStyleHasFinish(comparison);
  return json(comparison, { headers: isWhole ? PUBLIC_DATA : NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Compare() {
  return <ComparePage comparison={useLoaderData<typeof loader>()} />;
}

export { ProblemBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
