import { createContext, useContext } from "react";
import { NO_TERMS, type ShopTerms } from "~/domain/price-terms";

/** What whoever looks at the page is priced by and told; whoever shows an order puts that order's own in its place. */
export const ShopTermsContext = createContext(NO_TERMS);

export const useShopTerms = (): ShopTerms => useContext(ShopTermsContext);
