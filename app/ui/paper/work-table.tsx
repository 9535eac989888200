import type { ReactNode } from "react";

interface WorkTableProps {
  /** What the region is called that scrolls where the table is too wide. */
  readonly label: string;
  /** What every sheet of paper says at its top. */
  readonly sheet: string;
  /** The heads of its six columns. */
  readonly columns: ReactNode;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of a work order. Its head is repeated on every sheet, and says which order it is of. */
export function WorkTable({ label, sheet, columns, children }: WorkTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mb-5 overflow-x-auto print:overflow-visible"
    >
      <table className="paper-table figures w-full text-left">
        <thead>
          <tr className="text-xs">
            <th colSpan={6} className="font-normal wrap-anywhere">
              {sheet}
            </th>
          </tr>
          <tr>{columns}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
