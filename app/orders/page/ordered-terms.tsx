import { type ReactNode, useMemo } from "react";
import type { Order } from "~/orders/order";
import { LIST_TERMS, type PriceTerms } from "~/pricing/price-terms";
import { heldTerms } from "~/pricing/stored-options";
import { withoutPrices } from "~/pricing/without-credits";
import { ShopTermsContext, useShopTerms } from "~/ui/kit/shop-terms";

interface OrderedTermsProps {
  readonly order: Pick<Order, "pricing">;
  readonly children: ReactNode;
}

/** Shows an order at the prices at which it was placed, whatever the visitor's terms are today. */
export function OrderedTerms({ order: { pricing }, children }: OrderedTermsProps) {
  const today = useShopTerms();
  const terms = useMemo(() => {
    const ordered: PriceTerms = pricing ?? LIST_TERMS;
    const { sampleCredits, isFree } = ordered;
    return {
      ...withoutPrices(today),
      ...heldTerms(ordered),
      ...(sampleCredits && { sampleCredits }),
      ...(isFree && { isFree }),
    };
  }, [today, pricing]);
  return <ShopTermsContext.Provider value={terms}>{children}</ShopTermsContext.Provider>;
}
