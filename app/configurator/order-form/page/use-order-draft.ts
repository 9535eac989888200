import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type HeldPlace, heldPlace, putBack } from "~/base/browser/held-place";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import type { EpochMs } from "~/base/time/time";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { withCupsBored } from "~/trade/pieces/bored-for-cups";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { isBegun } from "~/trade/pieces/drafted-order";
import { type Asides, NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { isBlank } from "~/trade/pieces/piece-draft";
import { readConfigurationForm } from "../configuration-form";
import { forgetText, loadOrderDraft, saveOrderDraft } from "../order-draft";
import { fieldId, namedPlace } from "../rows/field-ids";
import type { OrderStore } from "../rows/order-store";
import { settleTyped } from "../rows/settle-typed";
import { useAutosave } from "./use-autosave";

const typedRows = ({ rows }: ConfigurationDraft, list: PieceList) =>
  rows[list].map((row) => row.draft).filter((draft) => !isBlank(draft));

/**
 * Adds what was typed before the form's code ran to the restored form: as rows after the restored ones, and as changed
 * choices.
 */
function addEarlyRows(store: OrderStore, typed: ConfigurationDraft): void {
  const restored = store.get();
  const pieces = {
    doors: typedRows(typed, "doors"),
    drawers: typedRows(typed, "drawers"),
    panels: typedRows(typed, "panels"),
    fillers: typedRows(typed, "fillers"),
  };
  if (PIECE_LISTS.some((list) => pieces[list].length > 0)) store.dispatch({ type: "append", pieces });
  for (const list of PIECE_LISTS) {
    const isChanged = typed.included[list] !== EMPTY_DRAFT.included[list];
    const included = isChanged ? typed.included[list] : restored.included[list] || pieces[list].length > 0;
    if (included !== store.get().included[list]) store.dispatch({ type: "include", list, included });
  }
  if (typed.preBoredByDefault && !restored.preBoredByDefault) store.dispatch({ type: "pre-bore-all", preBored: true });
}

/**
 * Where typing continues after {@link addEarlyRows}: in the row that holds what was typed. A field in which nothing was
 * typed may hold a restored value now, which is selected as on any focus.
 */
function placeAfterRestoring(held: HeldPlace, typed: ConfigurationDraft, { get }: OrderStore): HeldPlace {
  const place = namedPlace(held.name);
  const row = place && typed.rows[place.list][place.index];
  if (!place || !row) return held;
  const selection = held.selection && ([0, Number.MAX_SAFE_INTEGER] as const);
  if (isBlank(row.draft)) return { ...held, selection };
  const earlier = typed.rows[place.list].slice(0, place.index).filter((other) => !isBlank(other.draft)).length;
  const index = get().rows[place.list].length - typedRows(typed, place.list).length + earlier;
  return { ...held, id: fieldId("", place.list, index, place.field) };
}

/** The values of a form's fields, typed before JavaScript ran or restored by the browser. */
function typedIn(form: HTMLFormElement): ConfigurationDraft {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.append(name, value);
  return settleTyped(withCupsBored(readConfigurationForm(typed)), document.activeElement?.getAttribute("name"));
}

export interface OrderDraftState {
  readonly asides: Asides;
  readonly setAsides: (change: Partial<Asides>) => void;
  readonly restoredFrom: EpochMs | null;
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

/**
 * Stores the finish chosen for an order form together with its rows, and restores it if the page's address names none.
 *
 * @param finish its name; empty for the style as it is sold
 */
export function useFinishDraft(
  finish: string,
  { asides, setAsides }: Pick<OrderDraftState, "asides" | "setAsides">,
  onFinish: (name: string) => void,
): void {
  const shown = useRef("");
  const written = useRef("");

  useEffect(() => {
    if (shown.current === finish) return;
    shown.current = finish;
    setAsides({ finish });
  }, [finish, setAsides]);

  useEffect(() => {
    if (written.current === asides.finish) return;
    written.current = asides.finish;
    if (asides.finish !== shown.current) onFinish(asides.finish);
  }, [asides.finish, onFinish]);
}
