import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/domain/configuration-steps";
import { PIECE_LISTS, type PieceList } from "~/domain/piece";

/**
 * An order form's draft outside of React, so that a keystroke renders the row that it changes and the sums, and neither
 * the form nor any other row.
 */
export interface OrderStore {
  readonly get: () => ConfigurationDraft;
  readonly dispatch: (action: ConfigurationAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The keys of a list's rows: the same array until a row comes, goes or moves. */
  readonly keys: (list: PieceList) => readonly number[];
}

export function createOrderStore(initial: ConfigurationDraft): OrderStore {
  let draft = initial;
  const listeners = new Set<() => void>();
  const keysOf = (list: PieceList) => draft.rows[list].map((row) => row.key);
  const keys: Record<PieceList, readonly number[]> = {
    doors: keysOf("doors"),
    drawers: keysOf("drawers"),
    panels: keysOf("panels"),
    fillers: keysOf("fillers"),
  };
  return {
    get: () => draft,
    dispatch(action) {
      draft = configurationReducer(draft, action);
      for (const list of PIECE_LISTS) {
        const rows = draft.rows[list];
        const same = rows.length === keys[list].length && rows.every((row, index) => row.key === keys[list][index]);
        if (!same) keys[list] = keysOf(list);
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keys: (list) => keys[list],
  };
}

/** A part of the draft; whoever asks for it is rendered when that part changes, and only then. */
export function useOrder<T>(store: OrderStore, select: (store: OrderStore) => T): T {
  const read = useCallback(() => select(store), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * The whole draft, for what sums it up: a frame behind, so that what is typed is painted before anything is added up.
 */
export function useSettledDraft(store: OrderStore): ConfigurationDraft {
  const [draft, setDraft] = useState(store.get);
  useEffect(() => {
    let frame: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => startTransition(() => setDraft(store.get()));
    const settleSoon = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        timer = setTimeout(settle);
      });
    };
    settle();
    const stop = store.subscribe(settleSoon);
    return () => {
      stop();
      if (frame !== undefined) cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [store]);
  return draft;
}
