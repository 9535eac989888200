import { isDeepStrictEqual } from "node:util";
import { type ShopFacts, shopFacts } from "~/base/brand/shop-facts";
import { singleton } from "~/base/platform/singleton.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { textsShown } from "~/house/texts/services/texts.server";
import { type Catalog, catalog } from "~/provider/catalog/services/catalog.server";
import type { Product } from "~/trade/catalog/product";
import { createSearcher, type Searcher } from "../search.server";
import type { SearchResults, Suggestions } from "../search-results";
import { indexTexts, type TextIndex } from "../text-index.server";

interface Indexed {
  readonly products: readonly Product[] | null;
  readonly facts: ShopFacts;
  readonly pages: ReturnType<typeof textsShown>;
  readonly texts: TextIndex;
  readonly searcher: Promise<Searcher>;
}

interface Search {
  /**
   * The styles, guides and pages that contain the words of a query, cleaned by `readSearch`. If the provider cannot be
   * reached, there are no styles, and the result says so.
   */
  search(q: string): Promise<SearchResults>;
  suggest(q: string): Promise<Suggestions>;
}

/** Searches the catalog, the guides and the pages, which are indexed again only when their contents change. */
export function createSearch(list: Catalog["list"]): Search {
  let indexed: Indexed | undefined;

  async function searcher(): Promise<Searcher> {
    const products = await orNullIfDown(list());
    const [facts, pages] = [shopFacts(), textsShown()];
    // Each refresh returns a new list, mostly with the same contents.
    if (indexed?.products !== products || indexed.facts !== facts || indexed.pages !== pages) {
      const texts = indexed?.facts === facts && indexed.pages === pages ? indexed.texts : indexTexts();
      const isSame = texts === indexed?.texts && isDeepStrictEqual(indexed.products, products);
      const made = isSame && indexed ? indexed.searcher : createSearcher(products, texts);
      indexed = { products, facts, pages, texts, searcher: made };
    }
    return indexed.searcher;
  }

  return {
    search: async (q) => (await searcher()).search(q),
    suggest: async (q) => (await searcher()).suggest(q),
  };
}

export function search(): Search {
  return singleton("search", () => createSearch(() => catalog().list()));
}
