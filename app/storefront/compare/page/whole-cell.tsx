import type { ReactNode } from "react";

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
