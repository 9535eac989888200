import { isDeepStrictEqual } from "node:util";
import type { Product } from "~/catalog/product";
import { type Catalog, catalog } from "~/catalog/services/catalog.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { singleton } from "~/platform/singleton.server";
import { createSearcher, type Searcher } from "~/search/search.server";
import type { SearchResults, Suggestions } from "~/search/search-results";
import { indexTexts } from "~/search/text-index.server";

interface Indexed {
  readonly products: readonly Product[] | null;
  readonly searcher: Promise<Searcher>;
}

interface Search {
  /**
   * The styles, guides and pages that contain the words of a query, cleaned by `readSearch`. If the provider cannot be
   * reached, there are no styles, and the result says so.
   */
  search(q: string): Promise<SearchResults>;
  /** The best results, for a visitor who is still typing. */
  suggest(q: string): Promise<Suggestions>;
}

/** Searches the catalog, which is indexed again only when its contents change, and the guides and pages. */
export function createSearch(list: Catalog["list"]): Search {
  let texts: ReturnType<typeof indexTexts> | undefined;
  let indexed: Indexed | undefined;

  async function searcher(): Promise<Searcher> {
    const now = await orNullIfDown(list());
    // Each refresh returns a new list, mostly with the same contents.
    if (indexed?.products !== now) {
      const isSame = indexed !== undefined && isDeepStrictEqual(indexed.products, now);
      texts ??= indexTexts();
      indexed = { products: now, searcher: isSame && indexed ? indexed.searcher : createSearcher(now, texts) };
    }
    return (indexed as Indexed).searcher;
  }

  return {
    search: async (q) => (await searcher()).search(q),
    suggest: async (q) => (await searcher()).suggest(q),
  };
}

/** The process's search. */
export function search(): Search {
  return singleton("search", () => createSearch(() => catalog().list()));
}
