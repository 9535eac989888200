import type { House } from "../contract/house.server";
import type { WireProduct } from "../contract/products.server";
import type { Products } from "./products.server";

/** The greatest age of the products by which an order is priced, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * Copies the store's products to the embedded provider, which prices orders and quotes: before one is accepted, they
 * are read again, by one call at a time.
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
    /** Makes the next order read the products again. */
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
