import { startTransition, useCallback, useEffect, useState } from "react";
import { afterPaint } from "~/browser/after-paint";
import type { CutListChoices, CutRow } from "~/domain/cut-list/cut-row";
import type { PieceList } from "~/domain/piece";
import { Button } from "~/ui/kit/button";
import { CutListRow } from "./cut-list-row";

/** How many rows are shown where JavaScript runs, before all are asked for: more would keep a phone busy. */
const SHOWN = 50;

/** How many of them are painted before the rest follows: a screen of them. */
const PAINTED_FIRST = 20;

interface CutListRowsProps {
  readonly rows: readonly CutRow[];
  /** Whether all rows are shown from the start, as where they are posted. */
  readonly isWhole: boolean;
  readonly choices: CutListChoices;
  readonly choose: (change: Partial<CutListChoices>) => void;
}

/** Every row of a cut list with its reading, to be ticked, exchanged, or put into another list. */
export function CutListRows({ rows, isWhole, choices, choose }: CutListRowsProps) {
  const [limit, setLimit] = useState(isWhole ? Number.POSITIVE_INFINITY : PAINTED_FIRST);
  const { ticks, lists, swapped = [] } = choices;
  const shown = rows.slice(0, limit);
  useEffect(() => afterPaint(() => startTransition(() => setLimit((now) => Math.max(now, SHOWN)))), []);
  const onTick = useCallback((key: number, is: boolean) => choose({ ticks: { ...ticks, [key]: is } }), [choose, ticks]);
  const onList = useCallback(
    (key: number, list: PieceList) => choose({ lists: { ...lists, [key]: list }, ticks: { ...ticks, [key]: true } }),
    [choose, lists, ticks],
  );
  const onSwap = (key: number, is: boolean) =>
    choose({ swapped: is ? [...swapped, key] : swapped.filter((other) => other !== key) });
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
              isExchanged={swapped.includes(row.key)}
              onTick={onTick}
              onSwap={onSwap}
              onList={onList}
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
