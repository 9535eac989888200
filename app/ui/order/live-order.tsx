import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { OrderForm, type OrderFormProps } from "./order-form";

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

function placeRoot(place: HTMLElement, props: OrderFormProps): Root {
  if (place.hasChildNodes()) return hydrateRoot(place, element(props));
  const root = createRoot(place);
  root.render(element(props));
  return root;
}

/**
 * Brings the server's order form in a place to life, or fills the place where the server has sent none. The form has read
 * its fields when this returns: a key or a click that React took before would set them back to the blank form.
 */
export function bringToLife(place: HTMLElement, props: OrderFormProps): LiveOrder {
  const root = flushSync(() => placeRoot(place, props));
  return {
    update: (next) => root.render(element(next)),
    // A root must not go while the page around it is being rendered.
    remove: () => void setTimeout(() => root.unmount()),
  };
}
