import type { OrderLine } from "~/ordering/orders/order";
import { aCartItem } from "./cart-builders";

/** The key of the order that {@link checkoutFields} place. */
export const ORDER_KEY = "0123456789abcdef0123456789abcdef";

/** The filled-in fields of the checkout form. */
export function checkoutFields(
  change: Readonly<Record<string, string>> = {},
  lines: readonly OrderLine[] = [aCartItem()],
): Record<string, string> {
  return {
    intent: "place",
    lines: JSON.stringify(lines),
    key: ORDER_KEY,
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@site.test",
    phone: "503-555-0101",
    businessName: "",
    "mailingAddress.address1": "1 Mill Lane",
    "mailingAddress.address2": "",
    "mailingAddress.city": "Portland",
    "mailingAddress.province": "OR",
    "mailingAddress.zip": "97210",
    "mailingAddress.country": "US",
    jobName: "Lee kitchen",
    poNumber: "PO 7",
    wishes: "After 8 a.m., please",
    reviewed: "on",
    ...change,
  };
}
