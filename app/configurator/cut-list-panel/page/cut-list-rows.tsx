import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "~/base/browser/after-paint";
import { Button } from "~/house/ui/kit/button";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { CutListChoices, CutRow } from "~/trade/cut-list/reading/cut-row";
import { MAX_POSTED_ROWS } from "~/trade/measure/piece";
import { type Choose, typedOf } from "../cut-list-shown";
import { CutListRow } from "./cut-list-row";

/** How many rows are shown with JavaScript until the visitor asks for all: more would keep a phone busy. */
const SHOWN = 50;

/** How many of them are painted before the rest: one screen. */
const PAINTED_FIRST = 20;

interface CutListRowsProps {
  readonly rows: readonly CutRow[];
  readonly isWhole: boolean;
  readonly choices: CutListChoices;
  readonly specification: ProductSpecification | null;
  readonly choose: Choose;
}

export function CutListRows({ rows, isWhole, choices, specification, choose }: CutListRowsProps) {
  const [limit, setLimit] = useState(isWhole ? MAX_POSTED_ROWS : PAINTED_FIRST);
  const shown = rows.slice(0, limit);
  useEffect(() => afterPaint(() => startTransition(() => setLimit((now) => Math.max(now, SHOWN)))), []);
  return (
    <>
      <table className="import-rows figures w-full text-left">
        <caption className="sr-only">The rows of your cut list</caption>
        <thead className="text-sm text-stone-600">
          <tr>
            <th scope="col">Add</th>
            <th scope="col">In the list</th>
            <th scope="col">Width × height</th>
            <th scope="col">Quantity</th>
            <th scope="col">Goes into</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <CutListRow
              key={row.key}
              row={row}
              isSwapped={choices.swapped?.includes(row.key) ?? false}
              {...typedOf(row, choices)}
              pair={choices.pairs?.[row.key]}
              count={choices.quantities?.[row.key]}
              specification={specification}
              choose={choose}
            />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button look="outline" onClick={() => setLimit(Number.POSITIVE_INFINITY)}>
          Show all {rows.length} rows
        </Button>
      )}
    </>
  );
}
