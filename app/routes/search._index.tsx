import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { SearchPage, searchMeta } from "~/storefront/search/page/search-page";
import { SEARCH_TEXT } from "~/storefront/search/search-field";
import { readSearch } from "~/storefront/search/search-query";
import { search } from "~/storefront/search/services/search.server";

export const handle: FrameHandle = { query: [SEARCH_TEXT] };

export const meta = searchMeta;

export const headers = publicPage;

/** Guides and pages are found without the provider; a response without the styles must not be cached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readSearch(new URL(request.url).searchParams.get(SEARCH_TEXT));
  const results = asked === "" ? null : await search().search(asked);
  return json({ asked, results }, { headers: results?.stylesUnavailable ? NOT_CACHED : PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export { ProblemBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
