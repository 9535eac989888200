import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { brand } from "~/base/brand/brand";
import { orderDraftKey } from "~/configurator/order-form/order-draft";
import { draftNotes } from "~/configurator/order-form/page/order-draft-notice";
import { OrderForm } from "~/configurator/order-form/page/order-form";
import { rowUndo } from "~/configurator/order-form/rows/use-configuration";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { NO_TERMS, type ShopTerms } from "~/trade/pricing/price-terms";
import { aProduct } from "./product-builder";
import { specificationOf } from "./specifications";

/** Where the form of {@link showOrder} is stored. */
export const ORDER_KEY = orderDraftKey(brand.key, "ashby");

const NEVER = () => {};

interface FormProps {
  readonly terms?: ShopTerms;
}

/** The order form of a style whose limit is 24 x 48 in, in a shop with these terms. */
function Form({ terms = NO_TERMS }: FormProps) {
  const product = aProduct({ priceCents: 2000, specification: specificationOf("ashby") });
  return (
    <ShopTermsContext.Provider value={terms}>
      <OrderForm product={product} reply={undefined} onAdded={NEVER} onFinish={NEVER} />
    </ShopTermsContext.Provider>
  );
}

/** Renders the order form. */
export function showOrder(terms?: ShopTerms) {
  return render(<Form {...(terms && { terms })} />);
}

/** Renders the order form in a page of the shop, as its details with their links need. */
export function showOrderPage() {
  const Page = createRemixStub([{ path: "/", Component: () => <Form /> }]);
  return render(<Page />);
}

// What a form loads once it works has arrived, as for a visitor who types.
await Promise.all([rowUndo.load(), draftNotes.load()]);

/** One field of one piece: `fieldOf("Door 1", "Width inches")`. */
export function fieldOf(piece: string, label: string): HTMLInputElement {
  return within(screen.getByRole("group", { name: piece })).getByLabelText(label);
}

/** Focuses a field and types into it, without leaving it. */
export function type(field: HTMLInputElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}

/** Types into a field and leaves it. */
export function fillIn(field: HTMLInputElement, text: string): void {
  type(field, text);
  act(() => field.blur());
}

export function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole("button", { name }));
}
