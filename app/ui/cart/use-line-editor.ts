import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { LineEditorProps } from "./line-editor";

/** The editor is fetched with the first sign of somebody at work on the page, so that it is there when it is wanted. */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

const fetchEditor = () => import("./line-editor");

interface LineEditorState {
  readonly Editor: ComponentType<LineEditorProps> | null;
  /** It is wanted and cannot be fetched. */
  readonly failed: boolean;
  readonly tryAgain: () => void;
}

/** The code that edits a line. */
export function useLineEditor(isWanted: boolean): LineEditorState {
  const [state, setState] = useState<Omit<LineEditorState, "tryAgain">>({ Editor: null, failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const early = () => {
      fetchEditor().catch(() => {});
    };
    for (const name of SIGNS) document.addEventListener(name, early, { once: true, passive: true });
    return () => {
      for (const name of SIGNS) document.removeEventListener(name, early);
    };
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    let isGone = attempt < 0;
    fetchEditor().then(
      ({ LineEditor }) => !isGone && setState({ Editor: LineEditor, failed: false }),
      () => !isGone && setState({ Editor: null, failed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, attempt]);

  return { ...state, tryAgain: useCallback(() => setAttempt((tries) => tries + 1), []) };
}
