import { creditWords, type SampleDoor } from "~/trade/catalog/sample-door";
import { formatCents, formatDollars } from "~/trade/measure/money";
import type { LinePrice } from "../price-again";

export function earlierCreditWords(samples: readonly SampleDoor[]): string {
  const cents = samples.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const over = Math.max(...samples.map(({ creditedOverCents = 0 }) => creditedOverCents));
  const what =
    samples.length === 1 ? "The sample that you ordered before comes" : "The samples that you ordered before come";
  return `${what} off an order of ${formatDollars(over)} or more: ${formatDollars(cents)}.`;
}

export function sampleChangeWords(before: LinePrice, now: LinePrice, sample: SampleDoor): string {
  const credit = creditWords(sample) || "It is not credited on an order.";
  return `costs ${formatCents(now.cents)} today instead of ${formatCents(before.cents)}. ${credit}`;
}
