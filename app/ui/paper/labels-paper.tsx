import { useId, useMemo, useState } from "react";
import type { Cart } from "~/domain/cart";
import { LABELS_PER_SHEET } from "~/domain/cart-export/label";
import { cartTotals } from "~/domain/cart-export/style-groups";
import { Button } from "~/ui/kit/button";
import { fieldLook } from "~/ui/kit/field-look";
import { PrintIcon } from "~/ui/kit/icons";
import { LabelSheets } from "./label-sheets";

const PLACES = Array.from({ length: LABELS_PER_SHEET }, (_, n) => n + 1);

interface LabelsPaperProps {
  readonly cart: Cart;
  readonly job: string;
}

/** The sheets as they will be printed, with what has to be set before. */
export function LabelsPaper({ cart, job }: LabelsPaperProps) {
  const id = useId();
  const [first, setFirst] = useState(1);
  const { count } = cartTotals(cart);
  const sheets = Math.ceil((count + first - 1) / LABELS_PER_SHEET);
  const drawn = useMemo(() => <LabelSheets cart={cart} job={job} first={first} />, [cart, job, first]);
  return (
    <>
      <div className="wrap pb-8 print:hidden">
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4 border-t border-stone-300 pt-6">
          <div>
            <label htmlFor={id} className="font-semibold">
              First free label
            </label>
            <select
              id={id}
              value={first}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setFirst(Number(event.currentTarget.value))}
              className={fieldLook(false, "figures")}
            >
              {PLACES.map((place) => (
                <option key={place} value={place}>
                  {place}
                </option>
              ))}
            </select>
          </div>
          <Button look="accent" onClick={() => window.print()}>
            <PrintIcon />
            Print labels
          </Button>
          <p role="status" className="py-2">
            {count} {count === 1 ? "label" : "labels"} on {sheets} {sheets === 1 ? "sheet" : "sheets"}
          </p>
        </div>
        <p id={`${id}-hint`} className="mt-3 max-w-[46em] text-sm text-stone-600">
          For a sheet that has been used before, count its labels row by row from the top left. Print at 100 %, on
          Letter paper, without “Fit to page”. The code on each label shows its location, size, piece, style and job on
          any phone.
        </p>
      </div>
      <section
        aria-label="Label sheets"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto pb-12 print:overflow-visible print:p-0"
      >
        <div className="mx-auto w-fit space-y-6 px-5 print:m-0 print:block print:space-y-0 print:p-0">{drawn}</div>
      </section>
    </>
  );
}
