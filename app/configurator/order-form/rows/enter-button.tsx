import { ORDER_FORM_ID } from "~/configurator/lines/order-total";
import { intentValue } from "../order-intents";

/**
 * The button that Enter in a field of the order form presses, because it is the form's first submit button on the page.
 * Without JavaScript it only updates the prices, and orders nothing.
 */
export function EnterButton() {
  return (
    <button
      type="submit"
      form={ORDER_FORM_ID}
      name="intent"
      value={intentValue({ type: "price" })}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
    >
      Update prices
    </button>
  );
}
