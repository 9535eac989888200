import type { ReactNode } from "react";

interface WorkTableProps {
  /** The name of the region that scrolls if the table is too wide. */
  readonly label: string;
  /** The text at the top of every sheet of paper. */
  readonly sheet: string;
  /** The heads of its six columns. */
  readonly columns: ReactNode;
  readonly children: ReactNode;
}

/** A table of a work order. Its head is repeated on every sheet, and names the order. */
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
