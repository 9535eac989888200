import type { ReactNode } from "react";

interface WorkTableProps {
  /** The name of the region that scrolls if the table is too wide. */
  readonly label: string;
  /** The heads of its columns, which every sheet of paper repeats. */
  readonly columns: ReactNode;
  readonly children: ReactNode;
}

/** A table of a work order. */
export function WorkTable({ label, columns, children }: WorkTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="mb-5 overflow-x-auto print:overflow-visible"
    >
      <table className="paper-table figures w-full text-left max-sm:text-sm">
        <thead>
          <tr>{columns}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
