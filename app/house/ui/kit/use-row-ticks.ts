import { type RefObject, useEffect, useState } from "react";

/** Marks the box of a row, and the one that ticks all rows. */
export const TICK_ROW = "data-tick-row";
export const TICK_ALL = "data-tick-all";

export interface TickedRows {
  readonly ticked: number;
  readonly rows: number;
}

const boxesIn = (form: HTMLElement, mark: string) => [...form.querySelectorAll<HTMLInputElement>(`input[${mark}]`)];

/** The boxes between two, both included. */
function between(boxes: readonly HTMLInputElement[], one: HTMLInputElement, other: HTMLInputElement) {
  const [first = 0, last = 0] = [boxes.indexOf(one), boxes.indexOf(other)].sort((a, b) => a - b);
  return first < 0 ? [] : boxes.slice(first, last + 1);
}

/**
 * Makes the boxes of a list of rows work together: the one in the head ticks all, and a click with Shift the rows
 * between. Before JavaScript, each box is just its own, and the head's stands for all rows where the form is read.
 *
 * @returns how many rows are ticked; `null` before JavaScript
 */
export function useRowTicks(form: RefObject<HTMLFormElement>, list: unknown): TickedRows | null {
  const [ticked, setTicked] = useState<TickedRows | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows of another list are counted again
  useEffect(() => {
    const at = form.current;
    if (!at) return;
    let last: HTMLInputElement | null = null;
    const count = () => {
      const rows = boxesIn(at, TICK_ROW);
      const checked = rows.filter((box) => box.checked).length;
      for (const head of boxesIn(at, TICK_ALL)) {
        head.checked = rows.length > 0 && checked === rows.length;
        head.indeterminate = checked > 0 && checked < rows.length;
      }
      setTicked({ ticked: checked, rows: rows.length });
    };
    const clicked = (event: MouseEvent) => {
      const box = event.target;
      if (!(box instanceof HTMLInputElement)) return;
      const rows = boxesIn(at, TICK_ROW);
      if (box.hasAttribute(TICK_ALL)) for (const row of rows) row.checked = box.checked;
      else if (box.hasAttribute(TICK_ROW)) {
        if (event.shiftKey && last) for (const row of between(rows, last, box)) row.checked = box.checked;
        last = box;
      } else return;
      count();
    };
    // The browser restores the boxes of a page that it opens again.
    count();
    at.addEventListener("click", clicked);
    return () => at.removeEventListener("click", clicked);
  }, [form, list]);
  return ticked;
}
