import { StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { ORDER_ID_PREFIX, OrderForm, type OrderFormProps } from "./order-form";

const element = (props: OrderFormProps) => (
  <StrictMode>
    <OrderForm {...props} />
  </StrictMode>
);

/** An order form that runs; it is given new props, and taken away, by whoever placed it. */
export interface LiveOrder {
  readonly update: (props: OrderFormProps) => void;
  readonly remove: () => void;
}

/** Brings the server's order form in a place to life, or fills the place where the server has sent none. */
export function bringToLife(place: HTMLElement, props: OrderFormProps): LiveOrder {
  const options = { identifierPrefix: ORDER_ID_PREFIX };
  let root: Root;
  if (place.hasChildNodes()) root = hydrateRoot(place, element(props), options);
  else {
    root = createRoot(place, options);
    root.render(element(props));
  }
  return {
    update: (next) => root.render(element(next)),
    // A root must not go while the page around it is being rendered.
    remove: () => void setTimeout(() => root.unmount()),
  };
}
