import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED, PUBLIC_DATA } from "~/base/platform/cache-policy.server";
import { SEARCH_TEXT } from "~/storefront/search/search-field";
import { readSearch } from "~/storefront/search/search-query";
import { search } from "~/storefront/search/services/search.server";

/** Suggestions for the search page's field while the visitor types. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readSearch(new URL(request.url).searchParams.get(SEARCH_TEXT));
  const { suggestions, stylesUnavailable } = await search().suggest(asked);
  return json({ suggestions }, { headers: stylesUnavailable ? NOT_CACHED : PUBLIC_DATA });
}
