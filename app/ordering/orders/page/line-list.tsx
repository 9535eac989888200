import { counted } from "~/base/text/counts";
import { DiscountRows, SampleCreditRow } from "~/configurator/lines/discount-rows";
import { MadeOf } from "~/configurator/lines/made-of";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { LinePieces } from "~/configurator/order-form/page/line-pieces";
import { RushRow } from "~/house/capacity/page/rush-box";
import type { SeenRush } from "~/house/capacity/rush";
import { GrowingList } from "~/house/ui/kit/growing-list";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { finishedTitle } from "~/trade/catalog/finish";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { OrderLine } from "../order";
import { priceLines } from "../order-price";
import { ItemRate } from "./item-rate";

export function LineList({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <div className="mt-4">
      <GrowingList
        isPrinted
        entries={lines.map((line, at) => (
          // Only their order distinguishes two lines of one style at one rate.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at} className="border-t border-stone-300 py-6">
            <h3 className="text-xl">{finishedTitle(line)}</h3>
            <ItemRate item={line} className="text-stone-700" />
            <MadeOf item={line} />
            <div className="mt-3">
              <LinePieces item={line} totalLabel={lines.length === 1 ? null : "Line total"} />
            </div>
          </li>
        ))}
      />
    </div>
  );
}

/** What is taken off the list price, and rush; nothing if there is neither. */
export function BeforeSum({ lines, rush = null }: LinesSumProps) {
  const terms = useShopTerms();
  const { cents, listCents, creditCents } = priceLines(lines, terms);
  if (terms.discount === 0 && creditCents === 0 && !rush) return null;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-stone-300 py-3">
      <DiscountRows listCents={listCents} cents={cents} />
      <SampleCreditRow cents={creditCents} />
      <RushRow rush={rush} />
    </dl>
  );
}

interface LinesSumProps {
  readonly lines: readonly OrderLine[];
  readonly rush?: SeenRush | null;
}

export function LinesSum({ lines, rush = null }: LinesSumProps) {
  const { count, totalCents } = priceLines(lines, useShopTerms());
  return (
    <>
      <BeforeSum lines={lines} rush={rush} />
      <Total count={count} cents={totalCents + (rush?.cents ?? 0)} />
    </>
  );
}

function Total({ count, cents }: { readonly count: number; readonly cents: Cents }) {
  return (
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
      <span>
        <strong className="text-lg">Total</strong> {TOTAL_WITHOUT}, {counted(count, "piece")}
      </span>
      <strong className="text-2xl">{formatCents(cents)}</strong>
    </p>
  );
}
