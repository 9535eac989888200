import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type HeldPlace, heldPlace, putBack } from "~/base/browser/held-place";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import type { EpochMs } from "~/base/time/time";
import { withCupsBored } from "~/trade/pieces/bored-for-cups";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { isBegun } from "~/trade/pieces/drafted-order";
import { type Asides, NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { readConfigurationForm } from "../configuration-form";
import { forgetText, loadOrderDraft, saveOrderDraft } from "../order-draft";
import type { OrderStore } from "../rows/order-store";
import { settleTyped } from "../rows/settle-typed";
import { addEarlyRows, placeAfterRestoring } from "./early-rows";
import { useAutosave } from "./use-autosave";

/** The values of a form's fields, typed before JavaScript ran or restored by the browser. */
function typedIn(form: HTMLFormElement): ConfigurationDraft {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  return settleTyped(withCupsBored(readConfigurationForm(typed)), document.activeElement?.getAttribute("name"));
}

export interface OrderDraftState {
  readonly asides: Asides;
  readonly setAsides: (change: Partial<Asides>) => void;
  /** When the restored rows were stored; `null` if none were restored. */
  readonly restoredFrom: EpochMs | null;
  /** Whether nothing is stored, because the browser refuses it or a newer version of the shop has stored an order. */
  readonly refused: boolean;
  /** Deletes the stored rows after the order was added to the cart; a cut list still in its field stays stored. */
  readonly forget: () => void;
}

/**
 * Stores an order form in the browser while the customer types (decision 34), restores it when the page opens, and
 * follows changes to the same form in another tab. Rows typed before JavaScript ran are added after the restored ones.
 *
 * @param answered whether the server has just answered this form, whose rows are then the newest
 */
export function useOrderDraft(
  key: string,
  store: OrderStore,
  formRef: RefObject<HTMLFormElement>,
  answered: boolean,
): OrderDraftState {
  const [asides, changeAsides] = useState(NO_ASIDES);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  /** The current values to store, in a ref because a page that is being left does not render again. */
  const currentAsides = useRef(asides);
  /** The content of localStorage as far as this page knows; if the current objects differ, they have to be stored. */
  const written = useRef<{ draft: ConfigurationDraft; asides: Asides } | null>(null);
  const isClosed = useRef(false);
  /** Where typing continues once the restored rows are in the page. */
  const [continuing, setContinuing] = useState<HeldPlace | null>(null);

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
    if (isClosed.current || !written.current) return;
    if (written.current.draft === now.draft && written.current.asides === now.asides) return;
    written.current = now;
    if (isBegun(now.draft) || Object.values(now.asides).some(Boolean)) {
      setRefused(!saveOrderDraft(key, { ...now, savedAt: Date.now() }));
    } else forgetText(key);
  }, [key, store]);

  // In a layout effect: a key or a click handled before it would reset the fields to the blank form.
  useBrowserLayoutEffect(() => {
    const form = formRef.current;
    if (!form || written.current) return;
    const held = heldPlace(form);
    const typed = typedIn(form);
    const stored = loadOrderDraft(key);
    isClosed.current = stored.kind === "newer";
    setRefused(isClosed.current);
    if (stored.kind !== "draft" || answered) {
      // Rows that are not stored yet must be stored even if nothing more is typed.
      written.current = { draft: answered || isBegun(typed) ? store.get() : typed, asides: NO_ASIDES };
      store.dispatch({ type: "load", draft: typed });
      return;
    }
    written.current = stored.order;
    store.dispatch({ type: "load", draft: stored.order.draft });
    addEarlyRows(store, typed);
    setContinuing(held && placeAfterRestoring(held, typed, store));
    if (isBegun(stored.order.draft)) setRestoredFrom(stored.order.savedAt);
    replaceAsides(stored.order.asides);
  }, [key, store, formRef, answered, replaceAsides]);

  useBrowserLayoutEffect(() => {
    if (continuing) putBack(continuing);
  }, [continuing]);

  useAutosave(store, keep, asides);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      const stored = loadOrderDraft(key);
      if (stored.kind !== "draft") return;
      // It is stored already: writing it again would notify the other tab again.
      written.current = stored.order;
      store.dispatch({ type: "load", draft: stored.order.draft });
      replaceAsides(stored.order.asides);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [key, store, replaceAsides]);

  const forget = useCallback(() => {
    const { cutList, cutListRead } = currentAsides.current;
    if (!isClosed.current && cutList.trim() !== "") {
      saveOrderDraft(key, { draft: EMPTY_DRAFT, asides: { ...NO_ASIDES, cutList, cutListRead }, savedAt: Date.now() });
    } else if (!isClosed.current) forgetText(key);
    isClosed.current = true;
  }, [key]);

  return { asides, setAsides, restoredFrom, refused, forget };
}
