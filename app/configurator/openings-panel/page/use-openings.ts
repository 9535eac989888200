import { useCallback, useEffect, useRef, useState } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import {
  addOpening,
  insertOpening,
  isBlankOpening,
  type KeyedOpening,
  type OpeningRow,
  type OpeningsDraft,
  removeOpening,
} from "~/trade/openings/opening-draft";
import { openingId } from "./opening-fields";

type Change = (draft: OpeningsDraft) => OpeningsDraft;

interface Openings {
  /** Changes the current openings; stays the same function, so that rows can be memoized. */
  readonly change: (change: Change) => void;
  readonly edit: (key: number, change: Partial<OpeningRow>) => void;
  readonly add: () => void;
  readonly remove: (key: number) => void;
  /** The opening that was removed last, unless it was blank or restored. */
  readonly removed: KeyedOpening | null;
  readonly undo: () => void;
  readonly forgetRemoved: () => void;
}

export function useOpenings(value: OpeningsDraft, onChange: (draft: OpeningsDraft) => void): Openings {
  const latest = useRef(value);
  latest.current = value;
  const send = useRef(onChange);
  send.current = onChange;
  const focusKey = useRef<number | null>(null);
  const [removed, setRemoved] = useState<{ readonly row: KeyedOpening; readonly index: number } | null>(null);

  useEffect(() => {
    const key = value && focusKey.current;
    if (key === null) return;
    focusKey.current = null;
    moveFocus(document.getElementById(openingId(key, "width")));
  }, [value]);

  const change = useCallback((step: Change) => {
    latest.current = step(latest.current);
    send.current(latest.current);
  }, []);

  const edit = useCallback(
    (key: number, part: Partial<OpeningRow>) =>
      change((draft) => ({ ...draft, rows: draft.rows.map((row) => (row.key === key ? { ...row, ...part } : row)) })),
    [change],
  );

  const add = useCallback(() => {
    change((draft) => {
      const next = addOpening(draft);
      focusKey.current = next.rows.at(-1)?.key ?? null;
      return next;
    });
  }, [change]);

  const remove = useCallback(
    (key: number) =>
      change((draft) => {
        const index = draft.rows.findIndex((row) => row.key === key);
        const row = draft.rows[index];
        setRemoved(row && !isBlankOpening(row) ? { row, index } : null);
        const next = removeOpening(draft, key);
        focusKey.current = (next.rows[index] ?? next.rows.at(-1))?.key ?? null;
        return next;
      }),
    [change],
  );

  function undo(): void {
    if (!removed) return;
    change((draft) => {
      const next = insertOpening(draft, removed.index, removed.row);
      focusKey.current = next.rows[Math.min(removed.index, next.rows.length - 1)]?.key ?? null;
      return next;
    });
    setRemoved(null);
  }

  return { change, edit, add, remove, removed: removed?.row ?? null, undo, forgetRemoved: () => setRemoved(null) };
}
