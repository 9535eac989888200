import { isDeepStrictEqual } from "node:util";
import { type Cache, type CacheEntry, cachified, isExpired } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import type { Product } from "~/domain/product";
import { purgeDocuments } from "~/platform/http/document-cache/purge.server";
import { singleton } from "~/platform/singleton.server";
import type { ProviderClient } from "~/provider/client/client.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const MINUTE_MS = 60_000;

/** Product data stays fresh for 5 minutes (specification, section 9), and may be served stale for up to a day. */
const FRESH_MS = 5 * MINUTE_MS;
const SERVED_MS = 24 * 60 * MINUTE_MS;

/** How long to wait after a failed refresh before trying again, while an old value is served. */
const PAUSE_MS = 5_000;

/** How long an id without a product is not requested again. */
const MISSING_MS = MINUTE_MS;

const MAX_PRODUCTS = 2000;
const MAX_MISSING = 1000;

/** A host's own error message is only logged; this is the error component's default message (section 8). */
const messageFor = ({ kind, message }: ProviderError) => (kind === "refused" ? "Unable to load products" : message);

export interface Catalog {
  /** All products, in the shop's order; throws `UpstreamFailure`. */
  list(): Promise<readonly Product[]>;
  /** All products as the provider tells them now, however fresh the kept ones are; throws `UpstreamFailure`. */
  listAnew(): Promise<readonly Product[]>;
  /** The product with a route id, or `null`; throws `UpstreamFailure`. */
  find(id: string): Promise<Product | null>;
  /** Whether the list can be served without the provider. */
  hasStock(): boolean;
}

interface CatalogOptions {
  readonly client: Pick<ProviderClient, "listProducts" | "getProduct">;
  /** Called when the provider says something else of a product, or of the list, than before. */
  readonly onChange?: () => void;
}

/**
 * A value kept fresh: one load at a time for any number of callers. While a new value is loading, or after loading
 * failed, the old one is served at once, for a day at most. `null`, for no value, is cached for a minute.
 *
 * @param isAnew loads whatever is kept
 * @throws whatever the load throws, when there is nothing to serve
 */
function fresh<T>(cache: Cache<T>, key: string, load: () => Promise<T>, isAnew = false): Promise<T> {
  return cachified<T>({
    cache,
    key,
    forceFresh: isAnew,
    fallbackToCache: false,
    ttl: FRESH_MS,
    swr: SERVED_MS - FRESH_MS,
    async getFreshValue({ metadata, background }) {
      try {
        const value = await load();
        metadata.createdTime = Date.now();
        if (value === null) Object.assign(metadata, { ttl: MISSING_MS, swr: 0 });
        return value;
      } catch (error) {
        const old = background ? await cache.get(key) : null;
        if (!old || isExpired(old.metadata) === true) throw error;
        const { createdTime } = old.metadata;
        const ttl = Math.min(Date.now() - createdTime + PAUSE_MS, SERVED_MS);
        Object.assign(metadata, { createdTime, ttl, swr: SERVED_MS - ttl });
        return old.value;
      }
    },
  });
}

/** Products by id. Unknown ids are kept apart, so that guessing ids evicts no product. */
function productCache(): Cache<Product | null> {
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
  };
}

/** A cache that says so once a value has taken the place of another one. */
function announcing<T>(cache: Cache<T>, onChange: () => void): Cache<T> {
  return {
    get: (key) => cache.get(key),
    async set(key, entry) {
      const before = await cache.get(key);
      await cache.set(key, entry);
      if (before && !isDeepStrictEqual(before.value, entry.value)) onChange();
    },
    delete: (key) => cache.delete(key),
  };
}

const LIST = "list";

/**
 * The provider's products, shared by all visitors. A product that cannot be loaded is served from the list.
 */
export function createCatalog({ client, onChange = () => {} }: CatalogOptions): Catalog {
  const stored = new Map<string, CacheEntry<readonly Product[]>>();
  const lists = announcing(stored, onChange);
  const products = announcing(productCache(), onChange);

  function stock(): readonly Product[] | undefined {
    const entry = stored.get(LIST);
    return entry && isExpired(entry.metadata) !== true ? entry.value : undefined;
  }

  const listed = (id: string) => stock()?.find((product) => product.id === id);

  async function ask(id: string): Promise<Product | null> {
    try {
      return await fresh(products, id, () => client.getProduct(id));
    } catch (error) {
      const old = listed(id);
      if (old && error instanceof ProviderError) return old;
      throw error;
    }
  }

  return {
    list: () =>
      orUpstreamFailure(
        messageFor,
        fresh(lists, LIST, () => client.listProducts()),
      ),
    listAnew: () =>
      orUpstreamFailure(
        messageFor,
        fresh(lists, LIST, () => client.listProducts(), true),
      ),
    find: (id) => orUpstreamFailure(messageFor, ask(id)),
    hasStock: () => stock() !== undefined,
  };
}

/** The process's catalogue. */
export function catalog(): Catalog {
  return singleton("catalog", () => createCatalog({ client: provider(), onChange: purgeDocuments }));
}
