import { formatCents, formatRate } from "~/domain/money";
import type { TakenChange } from "~/domain/orders/take-again";
import { sampleChangeWords } from "./sample-words";

/** What a change comes to, in words that follow the style's title. */
export function changeText(change: TakenChange): string {
  switch (change.kind) {
    case "rate": {
      const { before, now } = change;
      return `costs ${formatRate(now.rate)} / sq ft today instead of ${formatRate(before.rate)}: ${formatCents(now.cents)} in place of ${formatCents(before.cents)}.`;
    }
    case "sample":
      return sampleChangeWords(change.before, change.now, change.sample);
    case "gone":
      return `is not sold any more. ${change.count === 1 ? "Its piece is" : `Its ${change.count} pieces are`} left out.`;
    case "unmakeable":
      return "has doors or drawer fronts that cannot be made as they stand. Change their sizes or locations in the cart before you order.";
  }
}
