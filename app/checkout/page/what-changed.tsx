import { useEffect, useRef } from "react";
import { rushChangeWords } from "~/capacity/rush-words";
import { formatCents, formatRate } from "~/measure/money";
import type { OrderChange } from "~/orders/order-changes";
import { sampleChangeWords } from "~/orders/page/sample-words";
import { formatPercent } from "~/pricing/price-terms";

type LineChanged = Exclude<OrderChange, { kind: "terms" | "rush" }>;

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

/** Words for the new total of the same pieces after the customer's price has changed. */
function termsWords(change: Extract<OrderChange, { kind: "terms" }>): string {
  const { beforeCents, nowCents, discount, creditsSamples = false } = change;
  const price = discount > 0 ? `${formatPercent(discount)} off the list price of each piece` : "the list price";
  const credit = creditsSamples ? ", less the samples that you ordered before" : "";
  return `Your price has changed to ${price}${credit}: these pieces come to ${formatCents(nowCents)} instead of ${formatCents(beforeCents)}.`;
}

function Change({ change }: { readonly change: OrderChange }) {
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

interface WhatChangedProps {
  readonly changes: readonly OrderChange[];
  /** Whether anything is left to order. */
  readonly hasLines: boolean;
}

/** What has changed since the customer looked over the order; nothing is ordered yet. */
export function WhatChanged({ changes, hasLines }: WhatChangedProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever there are other changes to show
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, [changes]);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-8 border-2 border-signal bg-white px-5 py-4 focus-visible:outline-none"
    >
      <h2 className="font-sans text-lg font-semibold">What changed</h2>
      <ul className="figures mt-2 space-y-1">
        {changes.map((change, at) => (
          // Two lines of one style may have the same change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <Change change={change} />
          </li>
        ))}
      </ul>
      <p className="mt-2">
        Nothing is ordered yet.
        {hasLines && " Look over the pieces below at today's prices, tick the box again and place the order."}
      </p>
    </div>
  );
}
