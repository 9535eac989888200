import { formatCents } from "~/domain/money";
import type { OrderLine } from "~/domain/orders/order";
import { linesCents, piecesOf } from "~/domain/orders/order-price";
import { CHECKOUT_FORM_ID } from "~/forms/checkout-names";
import { fieldIdOf, useFormField } from "~/ui/fields/field";
import { GrowingList } from "~/ui/kit/growing-list";
import { Rate } from "~/ui/kit/rate";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { BeforeOrdering } from "~/ui/order/before-ordering";
import { DiscountRows } from "~/ui/order/discount-rows";
import { LinePieces } from "~/ui/order/line-pieces";
import { TOTAL_WITHOUT } from "~/ui/order/order-total";

const FIELD_ID = fieldIdOf(CHECKOUT_FORM_ID, "lines");

/** What is ordered, line by line as the workshop reads it, and what it comes to. */
export function OrderReview({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { error } = useFormField("lines", null);
  const terms = useShopTerms();
  const cents = linesCents(lines, terms);
  const listCents = linesCents(lines, { ...terms, discount: 0 });
  return (
    <section id={FIELD_ID} tabIndex={-1} aria-labelledby={`${FIELD_ID}-heading`} className="focus-visible:outline-none">
      <h2 id={`${FIELD_ID}-heading`} className="text-2xl">
        Look over your pieces
      </h2>
      {error && (
        <p id={`${FIELD_ID}-error`} className="mt-2 text-signal">
          {error}
        </p>
      )}
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
      {lines.length > 0 && terms.discount > 0 && (
        <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-stone-300 py-3">
          <DiscountRows listCents={listCents} cents={cents} />
        </dl>
      )}
      {lines.length > 0 && (
        <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
          <span>
            <strong className="text-lg">Total</strong> {TOTAL_WITHOUT}, {piecesOf(lines)}{" "}
            {piecesOf(lines) === 1 ? "piece" : "pieces"}
          </span>
          <strong className="text-2xl">{formatCents(cents)}</strong>
        </p>
      )}
      <BeforeOrdering items={lines} />
    </section>
  );
}
