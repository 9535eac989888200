import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { SEARCH_TEXT } from "~/domain/search-field";
import { readSearch } from "~/domain/search-query";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { search } from "~/services/search.server";
import { searchMeta } from "~/ui/head/search-meta";
import { RouteProblem } from "~/ui/kit/route-problem";
import type { FrameHandle } from "~/ui/layout/frame-handle";
import { SearchPage } from "~/ui/search/search-page";

export const handle: FrameHandle = { query: [SEARCH_TEXT] };

export const meta = searchMeta;

export const headers = publicPage;

/** Guides and pages are found without the provider; a response without the styles must not be cached. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readSearch(new URL(request.url).searchParams.get(SEARCH_TEXT));
  const results = asked === "" ? null : await search().search(asked);
  return json({ asked, results }, { headers: results?.stylesAway ? NOT_CACHED : PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
