import type { OrderLine } from "~/domain/orders/order";
import { priceLines } from "~/domain/orders/order-price";
import type { TakenAgain } from "~/domain/orders/take-again";
import { Notice } from "~/ui/kit/notice";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { CreditRow } from "~/ui/order/credit-row";
import { LineList, LinesTotal } from "~/ui/order/line-list";
import { TakenChanges } from "~/ui/order/taken-changes";

/** Lines at today's prices before they are taken into the cart, and what is otherwise than it was. */
export function TakenLines({ lines, changes }: TakenAgain) {
  return (
    <>
      {changes.length > 0 && (
        <Notice tone="info" title="What changed">
          <TakenChanges changes={changes} />
        </Notice>
      )}
      {lines.length > 0 && <Lines lines={lines} />}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { creditCents, totalCents } = priceLines(lines, useShopTerms());
  return (
    <section aria-labelledby="lines-heading" className="max-w-4xl">
      <h2 id="lines-heading" className="text-2xl">
        Pieces, at today's price
      </h2>
      <LineList lines={lines} />
      {creditCents > 0 && (
        <dl className="figures grid grid-cols-[1fr_auto] border-t border-stone-300 py-3">
          <CreditRow cents={creditCents} />
        </dl>
      )}
      <LinesTotal lines={lines} cents={totalCents} />
    </section>
  );
}
