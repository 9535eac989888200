import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { afterPaint } from "~/base/browser/after-paint";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { type ConfigurationAction, configurationReducer } from "~/trade/pieces/configuration-steps";

/**
 * An order form's draft outside of React, so that a keystroke renders only the changed row and the totals, and neither
 * the form nor any other row.
 */
export interface OrderStore {
  readonly get: () => ConfigurationDraft;
  readonly dispatch: (action: ConfigurationAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notifies of changes after the typed text is painted, so that calculations do not delay it. */
  readonly subscribeSettled: (listener: () => void) => () => void;
  /** The keys of a list's rows: the same array until a row is added, removed or moved. */
  readonly keys: (list: PieceList) => readonly number[];
}

export function createOrderStore(initial: ConfigurationDraft): OrderStore {
  let draft = initial;
  const listeners = new Set<() => void>();
  const settledListeners = new Set<() => void>();
  let isSettling = false;
  const keysOf = (list: PieceList) => draft.rows[list].map((row) => row.key);
  const keys: Record<PieceList, readonly number[]> = {
    doors: keysOf("doors"),
    drawers: keysOf("drawers"),
    panels: keysOf("panels"),
    fillers: keysOf("fillers"),
  };
  function settle(): void {
    isSettling = false;
    for (const listener of settledListeners) listener();
  }
  function settleSoon(): void {
    if (isSettling || settledListeners.size === 0) return;
    isSettling = true;
    afterPaint(settle);
  }
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
      settleSoon();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeSettled(listener) {
      settledListeners.add(listener);
      return () => settledListeners.delete(listener);
    },
    keys: (list) => keys[list],
  };
}

export function useOrder<T>(store: OrderStore, select: (store: OrderStore) => T): T {
  const read = useCallback(() => select(store), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A part of the draft for calculations, one frame behind the typing. */
export function useSettled<T>(store: OrderStore, select: (store: OrderStore) => T): T {
  const [value, setValue] = useState(() => select(store));
  useEffect(() => {
    let settled: T | undefined;
    const settle = () => {
      const now = select(store);
      if (now === settled) return;
      settled = now;
      startTransition(() => setValue(() => now));
    };
    settle();
    return store.subscribeSettled(settle);
  }, [store, select]);
  return value;
}

const wholeDraft = ({ get }: OrderStore) => get();

export const useSettledDraft = (store: OrderStore): ConfigurationDraft => useSettled(store, wholeDraft);
