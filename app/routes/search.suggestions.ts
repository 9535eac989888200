import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { NOT_CACHED, PUBLIC_DATA } from "~/platform/cache-policy.server";
import { SEARCH_TEXT } from "~/search/search-field";
import { readSearch } from "~/search/search-query";
import { search } from "~/search/services/search.server";

/** Suggestions for the search page's field while the visitor types. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readSearch(new URL(request.url).searchParams.get(SEARCH_TEXT));
  const { suggestions, stylesUnavailable } = await search().suggest(asked);
  return json({ suggestions }, { headers: stylesUnavailable ? NOT_CACHED : PUBLIC_DATA });
}
