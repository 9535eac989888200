import { createContext, useContext } from "react";
import { NO_TERMS, type ShopTerms } from "~/trade/pricing/price-terms";

/** The price terms of the visitor; a component that shows an order provides that order's terms instead. */
export const ShopTermsContext = createContext(NO_TERMS);

export const useShopTerms = (): ShopTerms => useContext(ShopTermsContext);
