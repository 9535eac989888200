import { renderToString } from "react-dom/server";
import { ORDER_ID_PREFIX, OrderForm, type OrderFormProps } from "./order-form";

/** The order form as HTML that `live-order.tsx` brings to life. */
export function orderHtml(props: Omit<OrderFormProps, "onAdded">): string {
  return renderToString(<OrderForm {...props} onAdded={() => {}} />, { identifierPrefix: ORDER_ID_PREFIX });
}
