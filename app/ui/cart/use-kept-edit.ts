import { useCallback, useEffect, useRef, useState } from "react";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { isSameDraft } from "~/domain/same-draft";
import { lineEdits } from "./line-edits";

/** How long typing rests before it is kept, in milliseconds; what is typed since is kept when the page is left. */
const REST_MS = 400;

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
 */
export function useKeptEdit(lineId: string, saved: ConfigurationDraft, draft: ConfigurationDraft): KeptEdit {
  const [refused, setRefused] = useState(false);
  const current = useRef({ saved, draft });
  current.current = { saved, draft };
  const kept = useRef(draft);
  const isClosed = useRef(false);

  const keep = useCallback(() => {
    const now = current.current;
    if (isClosed.current || kept.current === now.draft) return;
    kept.current = now.draft;
    if (isSameDraft(now.saved, now.draft)) {
      lineEdits.drop(lineId);
      setRefused(false);
    } else setRefused(!lineEdits.keep(lineId, now.draft));
  }, [lineId]);

  useEffect(() => {
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    window.addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      keep();
      window.removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [keep]);

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
