import { type ReactNode, useMemo } from "react";
import { ShopTermsContext, useShopTerms } from "~/house/ui/kit/shop-terms";
import { LIST_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";
import { heldTerms } from "~/trade/pricing/stored-options";
import { withoutPrices } from "~/trade/pricing/without-credits";
import type { Order } from "../order";

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
