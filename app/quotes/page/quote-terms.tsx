import { type ReactNode, useMemo } from "react";
import type { PriceTerms } from "~/pricing/price-terms";
import { heldTerms } from "~/pricing/stored-options";
import { withoutPrices } from "~/pricing/without-credits";
import { ShopTermsContext, useShopTerms } from "~/ui/kit/shop-terms";

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
