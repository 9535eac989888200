import type { ReactNode } from "react";

interface WorkTableProps {
  /** What every sheet of paper says at its top. */
  readonly sheet: string;
  /** The heads of its six columns. */
  readonly columns: ReactNode;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of a work order. Its head is repeated on every sheet, and says which order it is of. */
export function WorkTable({ sheet, columns, children }: WorkTableProps) {
  return (
    <div className="mb-5 overflow-x-auto print:overflow-visible">
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
    </div>
  );
}
