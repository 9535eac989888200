import { NO_TERMS } from "~/domain/price-terms";
import { ShopTermsContext } from "~/ui/kit/shop-terms";
import { OrderForm, type OrderFormProps } from "./order-form";

/** The order form with the terms of the page around it, which no context carries into a root of its own. */
export function PricedOrderForm(props: OrderFormProps) {
  return (
    <ShopTermsContext.Provider value={props.terms ?? NO_TERMS}>
      <OrderForm {...props} />
    </ShopTermsContext.Provider>
  );
}
