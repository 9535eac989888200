import type { House } from "../contract/house.server";
import type { WireProduct } from "../contract/products.server";
import type { Products } from "./products.server";

/** How old the products may be that an order is priced by, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * Keeps the house's products those of the store, since orders and quotes are priced there: before one is taken they are
 * read again, by one call at a time.
 */
export function createPricedProducts(products: Products, house: House, now: () => number) {
  let keptAt = Number.NEGATIVE_INFINITY;
  let keeping: Promise<void> | null = null;

  async function keep(list: readonly WireProduct[]): Promise<void> {
    await house.keepProducts(list);
    keptAt = now();
  }

  return {
    keep,
    /** What was kept is read again before the next order. */
    expire(): void {
      keptAt = Number.NEGATIVE_INFINITY;
    },
    /** @throws ShopifyError */
    async ensure(signal: AbortSignal): Promise<void> {
      if (now() - keptAt < FRESH_MS) return;
      keeping ??= products
        .list(signal)
        .then(keep)
        .finally(() => {
          keeping = null;
        });
      await keeping;
    },
  };
}
