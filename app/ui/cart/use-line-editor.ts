import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { LineEditorProps } from "./line-editor";

/** Fetches the code that edits a line. */
export const fetchEditor = () => import("./line-editor");

export interface LineEditorState {
  readonly Editor: ComponentType<LineEditorProps> | null;
  /** It is wanted and cannot be fetched. */
  readonly failed: boolean;
  readonly tryAgain: () => void;
}

/** The code that edits a line, and the way to ask for it again where it could not be fetched. */
export function useLineEditor(isWanted: boolean): LineEditorState {
  const [state, setState] = useState<Omit<LineEditorState, "tryAgain">>({ Editor: null, failed: false });

  const load = useCallback(() => {
    fetchEditor().then(
      ({ LineEditor }) => setState({ Editor: LineEditor, failed: false }),
      () => setState({ Editor: null, failed: true }),
    );
  }, []);

  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  return { ...state, tryAgain: load };
}
