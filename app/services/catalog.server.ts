import { LRUCache } from "lru-cache";
import type { Product } from "~/domain/product";
import { singleton } from "~/platform/singleton.server";
import type { ProviderClient } from "~/provider/client/client.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import { provider } from "~/provider/provider.server";
import { createFreshValue, type FreshValue } from "./fresh-value.server";
import { orUpstreamFailure } from "./upstream.server";

const MINUTE_MS = 60_000;

/** Product data stays fresh for 5 minutes (specification, section 9), and is served for a day when it must be. */
const FRESHNESS = { freshMs: 5 * MINUTE_MS, staleMs: 24 * 60 * MINUTE_MS, pauseMs: 5_000 } as const;

const MAX_PRODUCTS = 2000;
const MAX_MISSING = 1000;

/** What a host says of its own failure is for the log alone; this is the error component's default (section 8). */
const messageFor = ({ kind, message }: ProviderError) => (kind === "refused" ? "Unable to load products" : message);

export interface Catalog {
  /** All products, in the shop's order; throws `UpstreamFailure`. */
  list(): Promise<readonly Product[]>;
  /** The product with a route id, or `null`; throws `UpstreamFailure`. */
  find(id: string): Promise<Product | null>;
}

interface CatalogOptions {
  readonly client: Pick<ProviderClient, "listProducts" | "getProduct">;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
}

/**
 * The products of the provider, shared by all visitors. Ids that it does not know are remembered apart and briefly, and
 * an id takes a product's place only once it proved to be one. A product that cannot be asked for is served from the list.
 */
export function createCatalog({ client, now }: CatalogOptions): Catalog {
  const all = createFreshValue({ load: () => client.listProducts(), now, ...FRESHNESS });
  const products = new LRUCache<string, FreshValue<Product | null>>({ max: MAX_PRODUCTS });
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MINUTE_MS, ttlResolution: 0, perf: { now } });
  const asked = new Map<string, FreshValue<Product | null>>();

  function entryOf(id: string): FreshValue<Product | null> {
    const known = products.get(id) ?? asked.get(id);
    if (known) return known;
    const value = createFreshValue({ load: () => client.getProduct(id), now, ...FRESHNESS });
    asked.set(id, value);
    return value;
  }

  async function ask(id: string): Promise<Product | null> {
    const entry = entryOf(id);
    try {
      const product = await entry.get();
      if (product) products.set(id, entry);
      else products.delete(id);
      return product;
    } finally {
      asked.delete(id);
    }
  }

  const listed = (id: string) => all.peek()?.find((product) => product.id === id);

  return {
    list: () => orUpstreamFailure(messageFor, all.get()),
    async find(id) {
      if (missing.has(id)) return null;
      const product = await orUpstreamFailure(
        messageFor,
        ask(id).catch((error) => {
          const old = listed(id);
          if (old && error instanceof ProviderError) return old;
          throw error;
        }),
      );
      if (product === null) missing.set(id, true);
      return product;
    },
  };
}

/** The process's catalogue. */
export function catalog(): Catalog {
  return singleton("catalog", () => createCatalog({ client: provider(), now: () => performance.now() }));
}
