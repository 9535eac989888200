import { type ReactNode, useMemo } from "react";
import { ShopTermsContext, useShopTerms } from "~/house/ui/kit/shop-terms";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import { heldTerms } from "~/trade/pricing/stored-options";
import { withoutPrices } from "~/trade/pricing/without-credits";

interface QuoteTermsProps {
  readonly terms: PriceTerms;
  readonly children: ReactNode;
}

/** Shows lines at the terms of a quote instead of today's. The minimum order was checked when the quote was made. */
export function QuoteTerms({ terms: quoted, children }: QuoteTermsProps) {
  const today = useShopTerms();
  const terms = useMemo(
    () => ({ ...withoutPrices(today), ...heldTerms(quoted), minimumOrderCents: null }),
    [today, quoted],
  );
  return <ShopTermsContext.Provider value={terms}>{children}</ShopTermsContext.Provider>;
}
