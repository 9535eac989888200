import { useId, useMemo, useState } from "react";
import { counted } from "~/base/text/counts";
import type { Cart } from "~/configurator/lines/cart";
import { piecesOf } from "~/ordering/orders/order-price";
import { LABELS_PER_SHEET } from "../label";
import { FirstLabel, LABEL_HINT, LabelSheets, SheetsShown } from "./label-sheets";
import { PrintButton } from "./print-button";

interface LabelsPaperProps {
  readonly cart: Cart;
  readonly job: string;
}

export function LabelsPaper({ cart, job }: LabelsPaperProps) {
  const id = useId();
  const [first, setFirst] = useState(1);
  const count = piecesOf(cart);
  const sheets = Math.ceil((count + first - 1) / LABELS_PER_SHEET);
  const drawn = useMemo(() => <LabelSheets of={[{ cart, job }]} first={first} />, [cart, job, first]);
  return (
    <>
      <div className="wrap pb-8 print:hidden">
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-stone-300 pt-6">
          <FirstLabel id={id} value={first} onChange={(event) => setFirst(Number(event.currentTarget.value))} />
          <PrintButton>Print labels</PrintButton>
          <p role="status" className="py-2">
            {counted(count, "label")} on {counted(sheets, "sheet")}
          </p>
        </div>
        <p id={`${id}-hint`} className="mt-3 max-w-[46em] text-sm text-stone-600">
          {LABEL_HINT} The code on each label shows its location, size, piece, style and job on any phone.
        </p>
      </div>
      <SheetsShown>{drawn}</SheetsShown>
    </>
  );
}
