import { useCallback, useEffect, useRef, useState } from "react";
import { useAutosave } from "~/configurator/order-form/page/use-autosave";
import type { OrderStore } from "~/configurator/order-form/rows/order-store";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { isSameDraft } from "~/trade/pieces/same-draft";
import { type LineEdit, lineEdits } from "../line-edits";

interface StoredEdit {
  readonly refused: boolean;
  readonly forget: () => void;
}

/**
 * Stores an edit of a cart line as it is typed, so that following a link, reloading, or editing another line does not
 * lose it. If the browser cannot store it, the browser asks before the customer leaves the page.
 *
 * @param saved the line as it is in the cart
 * @param finish the name of the chosen finish; empty if none was chosen
 */
export function useStoredEdit(
  lineId: string,
  saved: ConfigurationDraft,
  store: OrderStore,
  finish: string,
): StoredEdit {
  const [refused, setRefused] = useState(false);
  const isClosed = useRef(false);

  const current = useRef(finish);
  current.current = finish;
  const [first] = useState((): LineEdit => ({ draft: store.get(), finish }));
  const stored = useRef(first);
  const keep = useCallback(() => {
    const edit = { draft: store.get(), finish: current.current };
    if (isClosed.current || (stored.current.draft === edit.draft && stored.current.finish === edit.finish)) return;
    stored.current = edit;
    const isEdited = edit.finish !== "" || !isSameDraft(saved, edit.draft);
    if (!isEdited) lineEdits.drop(lineId);
    setRefused(isEdited && !lineEdits.keep(lineId, edit));
  }, [lineId, saved, store]);
  useAutosave(store, keep, finish);

  useEffect(() => {
    if (!refused) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [refused]);

  const forget = useCallback(() => {
    isClosed.current = true;
    lineEdits.drop(lineId);
  }, [lineId]);

  return { refused, forget };
}
