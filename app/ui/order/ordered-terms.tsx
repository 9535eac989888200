import { type ReactNode, useMemo } from "react";
import type { Order } from "~/domain/orders/order";
import { LIST_TERMS } from "~/domain/price-terms";
import { ShopTermsContext, useShopTerms } from "~/ui/kit/shop-terms";

interface OrderedTermsProps {
  readonly order: Pick<Order, "pricing">;
  readonly children: ReactNode;
}

/** Shows an order at the prices that it was placed at, whoever looks at it and whatever holds today. */
export function OrderedTerms({ order: { pricing }, children }: OrderedTermsProps) {
  const today = useShopTerms();
  const { discount, leastSquareInches } = pricing ?? LIST_TERMS;
  const terms = useMemo(() => ({ ...today, discount, leastSquareInches }), [today, discount, leastSquareInches]);
  return <ShopTermsContext.Provider value={terms}>{children}</ShopTermsContext.Provider>;
}
