import { type Billing, TERMS_WORDS } from "~/house/invoices/customer-billing";
import { type OfferedTax, rateText } from "~/house/invoices/tax";
import type { Order } from "~/ordering/orders/order";
import { taxByRate } from "~/ordering/orders/order-sum";
import { OFFERED_TAX } from "~/ordering/orders/order-terms-form";
import { formatCents } from "~/trade/measure/money";
import { readTypedAmount } from "~/trade/measure/typed-amount";

type Taxed = Pick<Order, "state" | "terms" | "totalCents" | "feeCents" | "rushCents">;

/** Whether an order still waits for its tax, so that one is offered. */
const isOpen = ({ state, terms }: Taxed) => state === "received" && terms.taxCents === null;

/** The tax to offer, as text for its field; empty if there is no rate, or the order has its tax. */
export function offeredText(order: Taxed, tax: OfferedTax | null): string {
  const cents = tax && isOpen(order) ? taxByRate(order, tax.offer) : null;
  return cents === null ? "" : formatCents(cents);
}

/** Whether an order that waits for its tax is offered none. */
export const isOfferedNone = (order: Taxed, tax: OfferedTax | null): boolean =>
  tax?.offer.kind === "exempt" && isOpen(order);

/** Terms and exemption in words: `net 30, exempt from tax by certificate R-77`. */
export const billingText = ({ terms, exemption }: Billing): string =>
  [
    TERMS_WORDS[terms].toLowerCase(),
    ...(exemption ? [`exempt from tax by certificate ${exemption.certificate}`] : []),
  ].join(", ");

const GAPS = { expired: "The exemption has expired. ", "other-state": "The exemption is for another state. " } as const;

/** What the offered tax is based on; nothing once the order is confirmed. */
export function taxHint(order: Taxed, tax: OfferedTax | null): string {
  if (!tax || order.state !== "received") return "";
  const { offer, gap } = tax;
  if (offer.kind === "exempt") return `Exempt from tax: certificate ${offer.certificate}`;
  const before = gap ? GAPS[gap] : "";
  if (offer.kind === "no-rate") return `${before}No rate is set for ${offer.state}`;
  const { state, millionths, taxesFreight } = offer.rate;
  return `${before}${state}: ${rateText(millionths)} of the pieces${taxesFreight ? " and freight" : ""}. Type to replace it.`;
}

/** Recalculates the offered tax when freight is typed, unless the office has typed a tax of its own. */
export function followFreight(form: HTMLFormElement, order: Taxed, tax: OfferedTax | null): void {
  if (!tax || offeredText(order, tax) === "") return;
  const field = (name: string) => form.elements.namedItem(name);
  const [freight, none] = [field("freight"), field("noFreight")];
  const [taxField, offered] = [field("tax"), field(OFFERED_TAX)];
  const areFields = [freight, none, taxField, offered].every((one) => one instanceof HTMLInputElement);
  if (!areFields) return;
  const [typed, isNone, shown, hidden] = [freight, none, taxField, offered] as HTMLInputElement[];
  if (!typed || !shown || !hidden || shown.value !== hidden.value) return;
  const read = readTypedAmount(isNone?.checked ? "" : typed.value);
  if ("problem" in read) return;
  const followed = { ...order, terms: { ...order.terms, freightCents: read.cents } };
  hidden.value = offeredText(followed, tax);
  shown.value = hidden.value;
}
