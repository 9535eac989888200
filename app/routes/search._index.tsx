import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import type { FrameHandle } from "~/layout/page/frame-handle";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { searchMeta } from "~/search/page/search-meta";
import { SearchPage } from "~/search/page/search-page";
import { SEARCH_TEXT } from "~/search/search-field";
import { readSearch } from "~/search/search-query";
import { search } from "~/search/services/search.server";
import { RouteProblem } from "~/ui/kit/route-problem";

export const handle: FrameHandle = { query: [SEARCH_TEXT] };

export const meta = searchMeta;

export const headers = publicPage;

/** Guides and pages are found without the provider; a response without the styles must not be cached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readSearch(new URL(request.url).searchParams.get(SEARCH_TEXT));
  const results = asked === "" ? null : await search().search(asked);
  return json({ asked, results }, { headers: results?.stylesUnavailable ? NOT_CACHED : PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
