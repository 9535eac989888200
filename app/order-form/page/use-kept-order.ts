import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/browser/use-layout-effect";
import { isUntouched } from "~/making/piece-problems";
import { PIECE_LISTS } from "~/measure/piece";
import { forgetOrder, keepOrder, loadKeptOrder } from "~/order-form/order-draft";
import type { OrderStore } from "~/order-form/rows/order-store";
import { type ConfigurationDraft, draftsOf, EMPTY_DRAFT } from "~/pieces/configuration-draft";
import { type Asides, NO_ASIDES } from "~/pieces/order-draft-record";
import { typedIn } from "./typed-form";
import { useKeeping } from "./use-keeping";

export interface KeptOrderState {
  readonly asides: Asides;
  readonly setAsides: (change: Partial<Asides>) => void;
  /** When the restored rows were stored, in milliseconds since 1970; `null` if none were restored. */
  readonly restoredFrom: number | null;
  /** Whether nothing is stored, because the browser refuses it or a newer version of the shop has stored an order. */
  readonly refused: boolean;
  /** Deletes the stored rows after the order was added to the cart; a cut list still in its field stays stored. */
  readonly forget: () => void;
}

/** Whether anything has been typed into a form. */
export function isBegun(draft: ConfigurationDraft): boolean {
  return PIECE_LISTS.some(
    (list) => draft.rows[list].length > 1 || draft.rows[list].some((row) => !isUntouched(row.draft)),
  );
}

/**
 * Stores an order form in the browser while the customer types (decision 34), restores it when the page opens, and
 * follows changes to the same form in another tab. Rows typed before JavaScript ran are added after the restored ones.
 *
 * @param answered whether the server has just answered this form, whose rows are then the newest
 */
export function useKeptOrder(
  key: string,
  store: OrderStore,
  formRef: RefObject<HTMLFormElement>,
  answered: boolean,
): KeptOrderState {
  const [asides, changeAsides] = useState(NO_ASIDES);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  /** The current values to store, in a ref because a page that is being left does not render again. */
  const currentAsides = useRef(asides);
  /** The content of localStorage as far as this page knows; if the current objects differ, they have to be stored. */
  const kept = useRef<{ draft: ConfigurationDraft; asides: Asides } | null>(null);
  const isClosed = useRef(false);

  const replaceAsides = useCallback((now: Asides) => {
    currentAsides.current = now;
    changeAsides(now);
  }, []);
  const setAsides = useCallback(
    (change: Partial<Asides>) => replaceAsides({ ...currentAsides.current, ...change }),
    [replaceAsides],
  );

  const keep = useCallback(() => {
    const now = { draft: store.get(), asides: currentAsides.current };
    if (isClosed.current || !kept.current) return;
    if (kept.current.draft === now.draft && kept.current.asides === now.asides) return;
    kept.current = now;
    if (isBegun(now.draft) || Object.values(now.asides).some(Boolean)) {
      setRefused(!keepOrder(key, { ...now, savedAt: Date.now() }));
    } else forgetOrder(key);
  }, [key, store]);

  // In a layout effect: a key or a click handled before it would reset the fields to the blank form.
  useBrowserLayoutEffect(() => {
    const form = formRef.current;
    if (!form || kept.current) return;
    const typed = typedIn(form);
    const stored = loadKeptOrder(key);
    isClosed.current = stored.kind === "newer";
    setRefused(isClosed.current);
    if (stored.kind !== "kept" || answered) {
      // Rows that are not stored yet must be stored even if nothing more is typed.
      kept.current = { draft: answered || isBegun(typed) ? store.get() : typed, asides: NO_ASIDES };
      store.dispatch({ type: "load", draft: typed });
      return;
    }
    kept.current = stored.order;
    store.dispatch({ type: "load", draft: stored.order.draft });
    if (isBegun(typed)) store.dispatch({ type: "take", pieces: draftsOf(typed) });
    if (isBegun(stored.order.draft)) setRestoredFrom(stored.order.savedAt);
    replaceAsides(stored.order.asides);
  }, [key, store, formRef, answered, replaceAsides]);

  useKeeping(store, keep, asides);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      const stored = loadKeptOrder(key);
      if (stored.kind !== "kept") return;
      // It is stored already: writing it again would notify the other tab again.
      kept.current = stored.order;
      store.dispatch({ type: "load", draft: stored.order.draft });
      replaceAsides(stored.order.asides);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [key, store, replaceAsides]);

  const forget = useCallback(() => {
    const { cutList, cutListRead } = currentAsides.current;
    if (!isClosed.current && cutList.trim() !== "") {
      keepOrder(key, { draft: EMPTY_DRAFT, asides: { ...NO_ASIDES, cutList, cutListRead }, savedAt: Date.now() });
    } else if (!isClosed.current) forgetOrder(key);
    isClosed.current = true;
  }, [key]);

  return { asides, setAsides, restoredFrom, refused, forget };
}
