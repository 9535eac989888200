import { rushChangeWords } from "~/house/capacity/ship-words";
import { formatCents, formatRate } from "~/trade/measure/money";
import { formatPercent } from "~/trade/pricing/price-terms";
import type { PriceChange } from "../price-again";
import { sampleChangeWords } from "./sample-words";

type LineChanged = Exclude<PriceChange, { kind: "terms" | "rush" }>;

function wordsOf(change: LineChanged): string {
  const { before } = change;
  if (change.kind === "rate") {
    const { now } = change;
    return `costs ${formatRate(now.rate)} / sq ft instead of ${formatRate(before.rate)}: ${formatCents(now.cents)} in place of ${formatCents(before.cents)}.`;
  }
  if (change.kind === "sample") return sampleChangeWords(before, change.now, change.sample);
  const without = `Its pieces, ${formatCents(before.cents)}, are not part of the order`;
  return change.kind === "gone"
    ? `is no longer sold. ${without}.`
    : `has doors or drawer fronts that cannot be made as they stand. ${without}: change them in the cart, where each says why, or call us.`;
}

function termsWords(change: Extract<PriceChange, { kind: "terms" }>): string {
  const { beforeCents, nowCents, discount, creditsSamples = false } = change;
  const price = discount > 0 ? `${formatPercent(discount)} off the list price of each piece` : "the list price";
  const credit = creditsSamples ? ", less the samples that you ordered before" : "";
  return `Your price has changed to ${price}${credit}: these pieces come to ${formatCents(nowCents)} instead of ${formatCents(beforeCents)}.`;
}

function Change({ change }: { readonly change: PriceChange }) {
  if (change.kind === "terms") return termsWords(change);
  return change.kind === "rush" ? rushChangeWords(change.before, change.now) : <LineChange change={change} />;
}

function LineChange({ change }: { readonly change: LineChanged }) {
  return (
    <>
      <strong>{change.title}</strong> {wordsOf(change)}
    </>
  );
}

export function OrderChangeList({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <ul className="figures mt-2 space-y-1">
      {changes.map((change, at) => (
        // Two lines of one style may have the same change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}
