import { nameOfPerson } from "~/house/audit/audit";
import type { OrderState } from "~/house/capacity/order-state";
import type { OrderRecord, OrderRecordKind } from "~/ordering/orders/order-file";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";

/** Says where the customer can read what the shop writes about an order. */
export const sentWords = (isMailed: boolean) =>
  `It ${isMailed ? "is mailed, and " : ""}is shown on the customer's page of this order.`;

interface StepWords {
  readonly label: string;
  readonly busyLabel: string;
}

/** The text on the button for each state; an order can only be put back to the first one. */
export const STEP_WORDS: Readonly<Record<OrderState, StepWords>> = {
  received: { label: "Put back to received", busyLabel: "Putting back…" },
  confirmed: { label: "Confirm order", busyLabel: "Confirming…" },
  "in-production": { label: "Start production", busyLabel: "Starting…" },
  shipped: { label: "Mark as shipped", busyLabel: "Marking…" },
  delivered: { label: "Mark as delivered", busyLabel: "Marking…" },
  finished: { label: "Mark as finished", busyLabel: "Marking…" },
  cancelled: { label: "Yes, cancel the order", busyLabel: "Canceling…" },
};

const RECORD_WORDS: Readonly<Record<Exclude<OrderRecordKind, "state" | "undo">, string>> = {
  terms: "Freight, tax or day of shipping changed",
  shipment: "Shipping details changed",
  revision: "Order changed",
  change: "Change requested, offered or answered",
  correction: "Contact or delivery address corrected",
  message: "Message written",
  proof: "Drawings approved",
  link: "New address for the customer's page",
};

/** What happened to an order, in words. */
export function recordText({ kind, state }: Pick<OrderRecord, "kind" | "state">): string {
  const { label } = STATE_WORDS[state];
  if (kind === "state") return label;
  return kind === "undo" ? `Undone: ${label.toLowerCase()} again` : RECORD_WORDS[kind];
}

/** Who did it: the customer or the shop, and the account if one was signed in. */
export function actorText({ by, actor }: Pick<OrderRecord, "by" | "actor">): string {
  const side = by === "customer" ? "the customer" : "the shop";
  return actor ? `${side}, ${nameOfPerson(actor)}` : side;
}
