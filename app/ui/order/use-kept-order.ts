import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { forgetOrder, keepOrder, loadKeptOrder } from "~/browser/order-draft";
import { useBrowserLayoutEffect } from "~/browser/use-layout-effect";
import { type ConfigurationDraft, draftsOf, EMPTY_DRAFT } from "~/domain/configuration-draft";
import { type Asides, NO_ASIDES } from "~/domain/order-draft-record";
import { PIECE_LISTS } from "~/domain/piece";
import { isUntouched } from "~/domain/piece-problems";
import type { OrderStore } from "./order-store";
import { typedIn } from "./typed-form";
import { useKeeping } from "./use-keeping";

export interface KeptOrderState {
  readonly asides: Asides;
  readonly setAsides: (change: Partial<Asides>) => void;
  /** When the rows that came back were kept, in milliseconds since 1970; `null` where none came back. */
  readonly restoredFrom: number | null;
  /** Whether what is typed is not kept: the browser refuses, or a newer shop has kept an order there. */
  readonly refused: boolean;
  /** Forgets the rows that are kept, for an order that is in the cart now; a cut list that is in the field still stays. */
  readonly forget: () => void;
}

/** Whether a form holds anything that somebody typed. */
export function isBegun(draft: ConfigurationDraft): boolean {
  return PIECE_LISTS.some(
    (list) => draft.rows[list].length > 1 || draft.rows[list].some((row) => !isUntouched(row.draft)),
  );
}

/**
 * Keeps an order form in the browser as it is typed (decision 34), brings it back on start
 * and follows what another tab types into the same form. What was typed before JavaScript ran stands behind what was
 * kept.
 *
 * @param answered whether the server has just answered this form: then its rows are the newest there are
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
  /** What there is to keep by now: a page that is left renders no more. */
  const currentAsides = useRef(asides);
  /** What storage holds, as far as this page knows; another object means that there is something to keep. */
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

  // As the form comes to life: a key or a click that React took before would set its fields back to the blank form.
  useBrowserLayoutEffect(() => {
    const form = formRef.current;
    if (!form || kept.current) return;
    const typed = typedIn(form);
    const stored = loadKeptOrder(key);
    isClosed.current = stored.kind === "newer";
    setRefused(isClosed.current);
    if (stored.kind !== "kept" || answered) {
      // Rows that no storage holds yet are kept, though nothing more may be typed into them.
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
      // Storage holds it already: writing it back would wake the other tab again.
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
