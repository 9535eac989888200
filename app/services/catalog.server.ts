import { LRUCache } from "lru-cache";
import type { Product } from "~/domain/product";
import { singleton } from "~/platform/singleton.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import type { ProviderClient } from "~/provider/client.server";
import { provider } from "~/provider/provider.server";
import { ProviderError } from "~/provider/provider-error.server";
import { createFreshValue, type FreshValue } from "./fresh-value.server";

const MINUTE_MS = 60_000;

/** Product data stays fresh for 5 minutes (specification, section 9), and is served for a day when it must be. */
const FRESHNESS = { freshMs: 5 * MINUTE_MS, staleMs: 24 * 60 * MINUTE_MS, pauseMs: 5_000 } as const;

const MAX_PRODUCTS = 2000;
const MAX_MISSING = 1000;

/** The error component's default text (specification, section 8). */
const UNAVAILABLE = "Unable to load products";

export interface Catalog {
  /** All products, in the shop's order; throws {@link UpstreamFailure}. */
  list(): Promise<readonly Product[]>;
  /** The product with a route id, or `null`; throws {@link UpstreamFailure}. */
  find(id: string): Promise<Product | null>;
}

interface CatalogOptions {
  readonly client: Pick<ProviderClient, "listProducts" | "getProduct">;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
}

function reasonOf({ kind, status }: ProviderError): UpstreamFailure["reason"] {
  if (kind === "timeout") return "timeout";
  return kind === "unreachable" || status === 503 ? "down" : "failing";
}

async function orFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // What a host says of its own failure is for the log alone (section 8).
    const message = error.kind === "refused" ? UNAVAILABLE : error.message;
    throw new UpstreamFailure(message, reasonOf(error), { cause: error });
  }
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
    list: () => orFailure(all.get()),
    async find(id) {
      if (missing.has(id)) return null;
      const product = await orFailure(
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
