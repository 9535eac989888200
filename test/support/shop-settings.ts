import type { ShopSettings } from "~/house/settings/shop-settings";

/** The shop's default settings. */
export function someSettings(change: Partial<ShopSettings> = {}): ShopSettings {
  return {
    discounts: { trade: 0, reseller: 100, dealer: 150, wholesaler: 200 },
    minimumOrderCents: null,
    leastSquareInches: null,
    ...change,
  };
}
