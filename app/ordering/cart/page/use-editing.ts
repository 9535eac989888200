import { useEffect, useRef, useState } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { createRandomId } from "~/base/browser/random-id";
import type { Cart, CartAction, CartLine } from "~/configurator/lines/cart";
import type { Configuration } from "~/trade/measure/piece";
import { splitConfiguration } from "~/trade/pieces/split-configuration";
import { type LineEdit, lineEdits } from "../line-edits";

interface Dropped {
  readonly lineId: string;
  readonly edit: LineEdit;
}

export interface Editing {
  readonly lineId: string | null;
  readonly droppedFrom: string | null;
  readonly unsaved: readonly string[];
  readonly start: (line: CartLine) => void;
  readonly save: (line: CartLine, configuration: Configuration) => void;
  readonly cancel: (line: CartLine, dropped: LineEdit | null) => void;
  readonly undoCancel: () => void;
  readonly dismissCancel: () => void;
  readonly forget: () => void;
}

export const editButtonId = (lineId: string) => `edit-${lineId}`;

/** Which line is being edited: one at a time (specification, section 4). Focus returns to where editing began. */
export function useEditing(cart: Cart, dispatch: (action: CartAction) => void): Editing {
  const [lineId, setLineId] = useState<string | null>(null);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const returnFocusTo = useRef<string | null>(null);

  // In an effect, because an editor stores its changes when it unmounts.
  useEffect(() => {
    const others = cart.filter((line) => line.lineId !== lineId && lineEdits.load(line.lineId) !== null);
    setUnsaved(others.map((line) => line.lineId));
  }, [cart, lineId]);

  useEffect(() => {
    if (lineId !== null || returnFocusTo.current === null) return;
    const button = document.getElementById(editButtonId(returnFocusTo.current));
    moveFocus(button ?? document.querySelector<HTMLElement>("h1"));
    returnFocusTo.current = null;
  }, [lineId]);

  function stop(line: CartLine): void {
    returnFocusTo.current = line.lineId;
    setLineId(null);
  }

  return {
    lineId,
    droppedFrom: dropped?.lineId ?? null,
    unsaved,
    start(line) {
      setDropped(null);
      setLineId(line.lineId);
    },
    save(line, configuration) {
      const [first = configuration, ...more] = splitConfiguration(configuration);
      const place = cart.findIndex((other) => other.lineId === line.lineId);
      if (place < 0) dispatch({ type: "add", lines: [{ ...line, ...first }] });
      else dispatch({ type: "update", target: { lineId: line.lineId }, item: { ...line, ...first } });
      const behind = (place < 0 ? cart.length : place) + 1;
      const lines = more.map((pieces) => ({ ...line, ...pieces, lineId: createRandomId() }));
      if (lines.length > 0) dispatch({ type: "add", lines, at: behind });
      stop(line);
    },
    cancel(line, edit) {
      setDropped(edit && { lineId: line.lineId, edit });
      stop(line);
    },
    undoCancel() {
      if (!dropped) return;
      lineEdits.keep(dropped.lineId, dropped.edit);
      setDropped(null);
      setLineId(dropped.lineId);
    },
    dismissCancel: () => setDropped(null),
    forget: () => setLineId(null),
  };
}
