import { formatCents, formatRate } from "~/trade/measure/money";
import { formatPercent, type TenthsOfPercent } from "~/trade/pricing/price-terms";
import type { TakenChange } from "../take-again";
import { sampleChangeWords } from "./sample-words";

const SUM_TITLES = {
  discount: "Your discount",
  "least-area": "Small pieces",
  options: "The price of options",
  credit: "Credit for samples",
  total: "The total",
} as const;

export function changedTitle(change: TakenChange): string {
  return "title" in change ? change.title : SUM_TITLES[change.kind];
}

function discountText(before: TenthsOfPercent, now: TenthsOfPercent): string {
  if (now === 0) return `no longer applies. It was ${formatPercent(before)} off each piece.`;
  const instead = before > 0 ? ` instead of ${formatPercent(before)}` : "";
  return `is ${formatPercent(now)} off each piece today${instead}.`;
}

function leastAreaText(before: number, now: number): string {
  const then = before > 0 ? `; before, the minimum was ${before} sq in` : "";
  return now === 0 ? `are charged by their actual area today${then}.` : `are charged as ${now} sq in today${then}.`;
}

export function changeText(change: TakenChange): string {
  switch (change.kind) {
    case "rate": {
      const { before, now } = change;
      return `costs ${formatRate(now.rate)} / sq ft today instead of ${formatRate(before.rate)}: ${formatCents(now.cents)} in place of ${formatCents(before.cents)}.`;
    }
    case "discount":
      return discountText(change.before, change.now);
    case "least-area":
      return leastAreaText(change.before, change.now);
    case "options":
    case "credit":
      return `is ${formatCents(change.now)} today instead of ${formatCents(change.before)}.`;
    case "total":
      return `is ${formatCents(change.now)} today instead of ${formatCents(change.before)}, before tax and freight.`;
    case "sample":
      return sampleChangeWords(change.before, change.now, change.sample);
    case "gone":
      return `is no longer sold. ${change.count === 1 ? "Its piece is" : `Its ${change.count} pieces are`} left out.`;
    case "unmakeable":
      return "has doors or drawer fronts that cannot be made as they are. Change them in the cart, where each says why, before you order.";
  }
}

export function TakenChanges({ changes }: { readonly changes: readonly TakenChange[] }) {
  return (
    <ul className="figures mt-2 space-y-1">
      {changes.map((change, at) => (
        // Two lines of one style may have the same change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at} className="wrap-anywhere">
          <strong>{changedTitle(change)}</strong> {changeText(change)}
        </li>
      ))}
    </ul>
  );
}
