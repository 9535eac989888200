import { useCallback, useEffect, useRef, useState } from "react";
import type { LineEdit } from "~/browser/line-edits";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { isSameDraft } from "~/domain/same-draft";
import type { OrderStore } from "~/ui/order/order-store";
import { useKeeping } from "~/ui/order/use-keeping";
import { lineEdits } from "./line-edits";

interface KeptEdit {
  /** Whether the browser refused to keep what is typed. */
  readonly refused: boolean;
  /** Forgets what is kept, for an edit that was saved or cancelled. */
  readonly forget: () => void;
}

/**
 * Keeps an edit of a cart line as it is typed, so that neither a link, nor a reload, nor the editor of another line
 * loses it. Where the browser keeps nothing, it asks before the page is left.
 *
 * @param saved the line as the cart holds it
 * @param finish the name of the finish that was chosen; empty where none was
 */
export function useKeptEdit(lineId: string, saved: ConfigurationDraft, store: OrderStore, finish: string): KeptEdit {
  const [refused, setRefused] = useState(false);
  const isClosed = useRef(false);

  const current = useRef(finish);
  current.current = finish;
  const [first] = useState((): LineEdit => ({ draft: store.get(), finish }));
  const kept = useRef(first);
  const keep = useCallback(() => {
    const edit = { draft: store.get(), finish: current.current };
    if (isClosed.current || (kept.current.draft === edit.draft && kept.current.finish === edit.finish)) return;
    kept.current = edit;
    const isEdited = edit.finish !== "" || !isSameDraft(saved, edit.draft);
    if (!isEdited) lineEdits.drop(lineId);
    setRefused(isEdited && !lineEdits.keep(lineId, edit));
  }, [lineId, saved, store]);
  useKeeping(store, keep, finish);

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
