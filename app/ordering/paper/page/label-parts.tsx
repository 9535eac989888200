import type { ReactNode, SelectHTMLAttributes } from "react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { LABELS_PER_SHEET } from "../label";

const PLACES = Array.from({ length: LABELS_PER_SHEET }, (_, n) => n + 1);

interface FirstLabelProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The field's id; the id of its hint begins with it. */
  readonly id: string;
}

/** Asks where the first free label of a used sheet is. */
export function FirstLabel({ id, ...select }: FirstLabelProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        First free label
      </label>
      <select {...select} id={id} aria-describedby={`${id}-hint`} className={fieldLook(false, "figures")}>
        {PLACES.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How to count and print labels. */
export const LABEL_HINT =
  "For a sheet that has been used before, count its labels row by row from the top left. Print at 100 %, on Letter paper, without “Fit to page”.";

/** The sheets in their printed form. */
export function SheetsShown({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="Label sheets"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto pb-12 print:overflow-visible print:p-0"
    >
      <div className="mx-auto w-fit space-y-6 px-5 print:m-0 print:block print:space-y-0 print:p-0">{children}</div>
    </section>
  );
}
