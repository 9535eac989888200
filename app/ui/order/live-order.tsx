import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Product } from "~/domain/product";
import { SAVE_LIST } from "~/forms/list-names";
import type { OrderFormProps } from "./order-form";
import { PLAIN_ROWS } from "./plain-rows-mark";
import { PricedOrderForm } from "./priced-order-form";
import { typedIn } from "./typed-form";

const element = (props: OrderFormProps) => (
  <StrictMode>
    <PricedOrderForm {...props} />
  </StrictMode>
);

/** An order form that runs; it is given new props, and taken away, by whoever placed it. */
export interface LiveOrder {
  readonly update: (props: OrderFormProps) => void;
  readonly remove: () => void;
}

function freshRoot(place: HTMLElement, props: OrderFormProps): Root {
  const root = createRoot(place);
  root.render(element(props));
  return root;
}

/** Puts the live form in the place of plain rows, with what they hold by now. */
function takePlainRows(place: HTMLElement, form: HTMLFormElement, props: OrderFormProps): Root {
  const draft = typedIn(form);
  const { reply } = props;
  place.replaceChildren();
  return freshRoot(place, { ...props, reply: reply ? { ...reply, draft } : { draft, outcome: "rows" } });
}

function placeRoot(place: HTMLElement, props: OrderFormProps, served: Product): Root {
  const form = place.querySelector(`[${PLAIN_ROWS}]`)?.closest("form");
  if (form) return takePlainRows(place, form, props);
  if (!place.hasChildNodes()) return freshRoot(place, props);
  // Who is signed in and what is chosen may have changed since the server sent the form.
  const savesLists = place.querySelector(`button[value="${SAVE_LIST}"]`) !== null;
  return hydrateRoot(place, element({ ...props, product: served, savesLists }));
}

/** The field that has taken a field's place: the one of its name, or of its id. */
function successor(place: HTMLElement, field: Element): HTMLElement | null {
  const name = field.getAttribute("name");
  const named = name ? place.querySelector("form")?.elements.namedItem(name) : null;
  return named instanceof HTMLElement ? named : document.getElementById(field.id);
}

/**
 * Brings the server's order form in a place to life, or fills the place where the server has sent none. The form has read
 * its fields when this returns: a key or a click that React took before would set them back to the blank form.
 *
 * @param served the product as the server knew it
 */
export function bringToLife(place: HTMLElement, props: OrderFormProps, served: Product): LiveOrder {
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const root = flushSync(() => placeRoot(place, props, served));
  root.render(element(props));
  if (focused && document.activeElement !== focused) successor(place, focused)?.focus();
  return {
    update: (next) => root.render(element(next)),
    // A root must not go while the page around it is being rendered.
    remove: () => queueMicrotask(() => root.unmount()),
  };
}
