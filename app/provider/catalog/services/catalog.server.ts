import { isDeepStrictEqual } from "node:util";
import { type Cache, type CacheEntry, isExpired } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { fresh, withOnChange } from "~/base/platform/caches/stale-while-revalidate.server";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import { singleton } from "~/base/platform/singleton.server";
import type { ProviderClient } from "~/provider/client/client.server";
import { orUpstreamFailure, ProviderError } from "~/provider/client/provider-error.server";
import { provider } from "~/provider/provider.server";
import { isProductId, type Product } from "~/trade/catalog/product";

/** As many as a provider's list can have. */
const MAX_PRODUCTS = 5000;
const MAX_MISSING = 1000;

/** A provider's own error message is only logged; this is the error component's default message (section 8). */
const messageFor = ({ kind, message }: ProviderError) => (kind === "refused" ? "Unable to load products" : message);

export interface Catalog {
  list(): Promise<readonly Product[]>;
  /** Reads the products that are sold from the provider now, however fresh the cached ones are. */
  findFresh(ids: readonly string[]): Promise<readonly Product[]>;
  /** Reads the list again now, and each product when it is next needed; cached values are used while that fails. */
  renew(): Promise<void>;
  find(id: string): Promise<Product | null>;
  hasList(): boolean;
}

interface CatalogOptions {
  readonly client: Pick<ProviderClient, "listProducts" | "getProduct">;
  readonly onChange?: () => void;
}

/** Products by id. Unknown ids are cached separately, so that guessing ids evicts no product. */
function productCache(): Cache<Product | null> & { clear(): void } {
  const products = new LRUCache<string, CacheEntry<Product | null>>({ max: MAX_PRODUCTS });
  const missing = new LRUCache<string, CacheEntry<Product | null>>({ max: MAX_MISSING });
  return {
    get: (id) => products.get(id) ?? missing.get(id),
    set(id, entry) {
      const [place, other] = entry.value ? [products, missing] : [missing, products];
      other.delete(id);
      place.set(id, entry);
    },
    delete: (id) => [products, missing].some((place) => place.delete(id)),
    clear() {
      products.clear();
      missing.clear();
    },
  };
}

const LIST = "list";

/** The provider's products, shared by all visitors. A product that cannot be loaded is served from the list. */
export function createCatalog({ client, onChange = () => {} }: CatalogOptions): Catalog {
  const listCache = new Map<string, CacheEntry<readonly Product[]>>();
  const lists = withOnChange(listCache, onChange);
  const cachedProducts = productCache();
  const products = withOnChange(cachedProducts, onChange);

  function cachedList(): readonly Product[] | undefined {
    const entry = listCache.get(LIST);
    return entry && isExpired(entry.metadata) !== true ? entry.value : undefined;
  }

  const listed = (id: string) => cachedList()?.find((product) => product.id === id);

  async function ask(id: string): Promise<Product | null> {
    try {
      return await fresh(products, id, () => client.getProduct(id));
    } catch (error) {
      const old = listed(id);
      if (old && error instanceof ProviderError) return old;
      throw error;
    }
  }

  const listFresh = (cache = lists) => fresh(cache, LIST, () => client.listProducts(), true);

  /** If a product differs from the list, the list is read again, so that all pages agree with what is ordered. */
  async function askFresh(ids: readonly string[]): Promise<readonly Product[]> {
    const asked = [...new Set(ids)].filter(isProductId);
    const found = await Promise.all(asked.map((id) => fresh(products, id, () => client.getProduct(id), true)));
    const isListed = cachedList() !== undefined;
    const differs = asked.some((id, at) => !isDeepStrictEqual(found[at] ?? null, listed(id) ?? null));
    if (isListed && differs) await listFresh();
    return found.filter((product) => product !== null);
  }

  return {
    list: () =>
      orUpstreamFailure(
        messageFor,
        fresh(lists, LIST, () => client.listProducts()),
      ),
    findFresh: (ids) => orUpstreamFailure(messageFor, askFresh(ids)),
    async renew() {
      cachedProducts.clear();
      // One report, also if only a product has changed that the list leaves out.
      await orUpstreamFailure(messageFor, listFresh(listCache));
      onChange();
    },
    find: (id) => orUpstreamFailure(messageFor, ask(id)),
    hasList: () => cachedList() !== undefined,
  };
}

export function catalog(): Catalog {
  return singleton("catalog", () => createCatalog({ client: provider(), onChange: purgeDocuments }));
}
