import { formatCents, formatRate } from "~/domain/money";
import type { OrderLine } from "~/domain/orders/order";
import { linesCents, piecesOf } from "~/domain/orders/order-price";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { DiscountRows } from "~/ui/order/discount-rows";
import { LinePieces } from "~/ui/order/line-pieces";
import { TOTAL_WITHOUT } from "~/ui/order/order-total";

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly totalCents: number;
}

/** Everything that was ordered, style by style, as a cut list with its sums. */
export function OrderLines({ lines, totalCents }: OrderLinesProps) {
  const terms = useShopTerms();
  const pieces = piecesOf(lines);
  return (
    <section aria-labelledby="lines-heading">
      <h2 id="lines-heading" className="text-2xl">
        Cut list
      </h2>
      {lines.map((line, index) => (
        // Two lines of one style have nothing else to tell them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="mt-6">
          <h3 className="mb-2 text-xl">
            {line.productTitle}
            <span className="figures font-sans text-base text-stone-700">
              , {formatRate(line.pricePerSqFt)} / sq ft
            </span>
          </h3>
          <LinePieces item={line} totalLabel={lines.length > 1 ? line.productTitle : null} />
        </div>
      ))}
      <dl className="figures mt-6 ml-auto grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t-2 border-ink pt-3">
        <dt>Pieces</dt>
        <dd className="text-right">{pieces}</dd>
        <DiscountRows listCents={linesCents(lines, { ...terms, discount: 0 })} cents={totalCents} />
        <dt className="font-semibold">
          Order total <span className="block text-sm font-normal text-stone-600">{TOTAL_WITHOUT}</span>
        </dt>
        <dd className="text-right text-lg font-semibold">{formatCents(totalCents)}</dd>
      </dl>
    </section>
  );
}
