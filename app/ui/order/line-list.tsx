import { finishedTitle } from "~/domain/finish";
import { formatCents } from "~/domain/money";
import type { OrderLine } from "~/domain/orders/order";
import { piecesOf } from "~/domain/orders/order-price";
import { GrowingList } from "~/ui/kit/growing-list";
import { ItemRate } from "./item-rate";
import { LinePieces } from "./line-pieces";
import { MadeOf } from "./made-of";
import { TOTAL_WITHOUT } from "./order-total";

/** Lines with their pieces, as the workshop reads them; a few at first where they are many. */
export function LineList({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <div className="mt-4">
      <GrowingList
        isPrinted
        entries={lines.map((line, at) => (
          // Lines of one style at one rate have nothing else to tell them apart.
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

interface LinesTotalProps {
  readonly lines: readonly OrderLine[];
  readonly cents: number;
}

/** What lines come to, with how many pieces they are. */
export function LinesTotal({ lines, cents }: LinesTotalProps) {
  const count = piecesOf(lines);
  return (
    <p className="figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3">
      <span>
        <strong className="text-lg">Total</strong> {TOTAL_WITHOUT}, {count} {count === 1 ? "piece" : "pieces"}
      </span>
      <strong className="text-2xl">{formatCents(cents)}</strong>
    </p>
  );
}
