import { renderToString } from "react-dom/server";
import { type RenderedParts, RenderedPartsContext } from "~/ui/kit/rendered-once";
import type { OrderFormProps } from "./order-form";
import { PricedOrderForm } from "./priced-order-form";

const nothing = () => {};

/**
 * The order form as HTML, a root of its own as it is in the browser (decision 32).
 *
 * @param parts of the page around it, which hold those of the form
 */
export function orderMarkup(props: Omit<OrderFormProps, "onAdded" | "onFinish">, parts: RenderedParts | null): string {
  return renderToString(
    <RenderedPartsContext.Provider value={parts}>
      <PricedOrderForm {...props} onAdded={nothing} onFinish={nothing} />
    </RenderedPartsContext.Provider>,
  );
}
