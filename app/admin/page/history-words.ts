import type { OrderState } from "~/orders/order";
import type { OrderHappening, OrderRecord } from "~/orders/order-file";
import { STATE_WORDS } from "~/orders/page/state-words";
import { nameOfPerson } from "./audit-words";

/** Where the customer can read the shop's messages about an order. */
export const sentWords = (isMailed: boolean) =>
  `It ${isMailed ? "is mailed, and " : ""}stands on the customer's page of this order.`;

interface StepWords {
  /** The text on the button. */
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

const HAPPENINGS: Readonly<Record<Exclude<OrderHappening, "state" | "undo">, string>> = {
  terms: "Freight, tax or day of shipping changed",
  message: "Message written",
  proof: "Drawings approved",
  link: "New address of the customer's page",
};

/** What happened to an order, in words. */
export function happeningText({ kind, state }: Pick<OrderRecord, "kind" | "state">): string {
  const { label } = STATE_WORDS[state];
  if (kind === "state") return label;
  return kind === "undo" ? `Taken back: ${label.toLowerCase()} again` : HAPPENINGS[kind];
}

/** Who did it: the customer or the shop, and the account if one was signed in. */
export function doerText({ by, actor }: Pick<OrderRecord, "by" | "actor">): string {
  const side = by === "customer" ? "the customer" : "the shop";
  return actor ? `${side}, ${nameOfPerson(actor)}` : side;
}
