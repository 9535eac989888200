import { formatCents } from "~/domain/money";
import type { OrderLine } from "~/domain/orders/order";
import { linesCents, piecesOf } from "~/domain/orders/order-price";
import type { TakenAgain } from "~/domain/orders/take-again";
import { GrowingList } from "~/ui/kit/growing-list";
import { Notice } from "~/ui/kit/notice";
import { Rate } from "~/ui/kit/rate";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { LinePieces } from "~/ui/order/line-pieces";
import { TOTAL_WITHOUT } from "~/ui/order/order-total";
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
  const count = piecesOf(lines);
  const cents = linesCents(lines, useShopTerms());
  return (
    <section aria-labelledby="lines-heading" className="max-w-4xl">
      <h2 id="lines-heading" className="text-2xl">
        Pieces, at today's price
      </h2>
      <div className="mt-4">
        <GrowingList
          isPrinted
          entries={lines.map((line, at) => (
            // Lines of one style at one rate have nothing else to tell them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at} className="border-t border-stone-300 py-6">
              <h3 className="text-xl">{line.productTitle}</h3>
              <Rate rate={line.pricePerSqFt} className="text-stone-700" />
              <div className="mt-3">
                <LinePieces item={line} totalLabel={lines.length === 1 ? null : "Line total"} />
              </div>
            </li>
          ))}
        />
      </div>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
        <span>
          <strong className="text-lg">Total</strong> {TOTAL_WITHOUT}, {count} {count === 1 ? "piece" : "pieces"}
        </span>
        <strong className="text-2xl">{formatCents(cents)}</strong>
      </p>
    </section>
  );
}
