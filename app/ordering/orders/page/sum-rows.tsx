import { Fragment } from "react";
import { formatCents } from "~/trade/measure/money";
import type { OrderSum } from "../order-sum";

interface SumRowsProps {
  /** The amounts that make up the sum. */
  readonly rows: readonly { readonly term: string; readonly text: string }[];
  /** The label of the sum. */
  readonly label: string;
  readonly sum: OrderSum;
}

/** The rows of a list of amounts, and their sum with what it leaves out. */
export function SumRows({ rows, label, sum: { totalCents, without } }: SumRowsProps) {
  return (
    <>
      {rows.map(({ term, text }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className="text-right">{text}</dd>
        </Fragment>
      ))}
      <dt className="font-semibold">
        {label} {without && <span className="block text-sm font-normal text-stone-600">{without}</span>}
      </dt>
      <dd className="text-right text-lg font-semibold">{formatCents(totalCents)}</dd>
    </>
  );
}
