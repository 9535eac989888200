import type { ReactNode } from "react";
import { Swatch } from "~/storefront/product/page/swatch";
import type { ComparedStyle, LargestDoor } from "~/trade/catalog/comparison";
import { addedText, type FinishesOfKind } from "~/trade/catalog/finish-kinds";
import { comparePage } from "./compare";

/** The largest length with one panel, and the largest if the door is divided into several. */
export function LimitCell({ of: { whole, divided } }: { readonly of: LargestDoor }) {
  return (
    <>
      {whole}
      {divided !== null && (
        <span className="block text-sm text-stone-600">
          {divided} {comparePage.divided}
        </span>
      )}
    </>
  );
}

interface FinishCellProps {
  readonly finish: string | undefined;
  /** The requested finish, if the style is not made in it; otherwise `null`. */
  readonly missingFinish: string | null;
}

/** The finish that a style is shown in, and the requested one if it is not made in that. */
export function FinishCell({ finish, missingFinish }: FinishCellProps) {
  return (
    <>
      {finish ?? comparePage.unstated}
      {missingFinish !== null && <span className="block text-sm text-signal">Not made in {missingFinish}</span>}
    </>
  );
}

/** The finishes of a style: how many of each kind, what they look like, and what they add to the price. */
export function FinishesCell({ finishes }: { readonly finishes: readonly FinishesOfKind[] }) {
  return (
    <ul className="space-y-2">
      {finishes.map(({ kind, names, swatches, ...added }) => (
        <li key={kind}>
          {names.length === 1 ? names[0] : `${names.length} ${comparePage.finishKinds[kind]}`}
          {added.mostCents > 0 && `, ${addedText(added)}`}
          <span className="compare-swatches">
            {swatches.map((swatch) => (
              <Swatch key={swatch} of={swatch} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How to care for a style: in the shop's words, and surface by surface. */
export function CareCell({ care, ownCare }: Pick<ComparedStyle, "care" | "ownCare">) {
  const words = comparePage.care;
  return (
    <ul className="space-y-2 text-sm">
      {ownCare && <li>{ownCare}</li>}
      {care.map(({ surface, clean, avoid }) => (
        <li key={surface}>
          <b>{surface}.</b> {words.clean}: {clean}. {words.avoid}: {avoid}.
        </li>
      ))}
    </ul>
  );
}

/** The warranty of a style: what applies to all styles, and what applies to this one as well. */
export function WarrantyCell({ warranty }: { readonly warranty: readonly string[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {[`${comparePage.warranty.always}.`, ...warranty].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface WholeCellProps {
  /** How many styles are compared. */
  readonly span: number;
  readonly children?: ReactNode;
}

/** A cell across all styles; its text stays in view while they scroll. */
export function WholeCell({ span, children }: WholeCellProps) {
  return (
    <td colSpan={span} className="compare-whole">
      <div>{children}</div>
    </td>
  );
}
