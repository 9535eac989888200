import { formatCents, formatDollars } from "~/domain/money";
import type { LinePrice } from "~/domain/orders/order-changes";
import type { SampleDoor } from "~/domain/sample-door";

/** When samples are credited, as a sentence; empty where they never are. */
export function creditWords({ creditedOverCents }: SampleDoor): string {
  return creditedOverCents === undefined ? "" : `Credited on an order of ${formatDollars(creditedOverCents)} or more.`;
}

/** What is otherwise with samples than the customer was told, in words that follow the style's title. */
export function sampleChangeWords(before: LinePrice, now: LinePrice, sample: SampleDoor): string {
  const credit = creditWords(sample) || "It is not credited on an order.";
  return `costs ${formatCents(now.cents)} today, and cost ${formatCents(before.cents)}. ${credit}`;
}
