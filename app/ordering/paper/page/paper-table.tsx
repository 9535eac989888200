import type { ReactNode } from "react";

interface WorkTableProps {
  readonly label: string;
  /** The heads of its columns, which every sheet of paper repeats. */
  readonly columns: ReactNode;
  readonly children: ReactNode;
}

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

export function TickBoxes({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, n) => n).map((n) => <span key={n} className="tick-box" />);
}

export function PieceColumns() {
  return (
    <>
      <th scope="col">
        <span className="sr-only">Done</span>
      </th>
      <th scope="col">Piece</th>
      <th scope="col" className="text-right">
        Qty
      </th>
      <th scope="col" className="whitespace-nowrap">
        Width × height
      </th>
      <th scope="col">Location</th>
      <th scope="col">Hinges, boring, notes</th>
    </>
  );
}
