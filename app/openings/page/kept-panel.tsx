import { type RefObject, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EMPTY_OPENINGS, joinOpenings, type OpeningsDraft } from "~/openings/opening-draft";
import { readOpeningsDraft, writeOpeningsDraft } from "~/openings/opening-draft-schema";
import { withTaken } from "~/openings/opening-pieces";
import { type ConfigurationDraft, draftsOf } from "~/pieces/configuration-draft";
import type { ConfigurationAction } from "~/pieces/configuration-steps";
import { OpeningsPanel } from "./openings-panel";
import { readTyped } from "./read-typed";

/** What the panel needs of the order form's store. */
export interface OrderSource {
  readonly get: () => ConfigurationDraft;
  readonly dispatch: (action: ConfigurationAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface KeptPanelProps {
  readonly store: OrderSource;
  /** The openings as text, as stored with the order form; empty for none. */
  readonly kept: string;
  readonly onKeep: (text: string) => void;
  /** The server's HTML that the panel replaces. */
  readonly placeRef: RefObject<HTMLElement>;
}

const readKept = (text: string) => readOpeningsDraft(text) ?? EMPTY_OPENINGS;

/** The stored openings, followed by those that were typed before the panel's code had loaded. */
function begin(kept: string, place: HTMLElement | null): OpeningsDraft {
  const typed = readTyped(place);
  return typed ? joinOpenings(readKept(kept), typed) : readKept(kept);
}

/** The panel with JavaScript: stores its openings as text with the order, and adds its doors to the order. */
export function KeptPanel({ store, kept, onKeep, placeRef }: KeptPanelProps) {
  // Deferred, so that typing in a row of the order is painted first.
  const order = useDeferredValue(useSyncExternalStore(store.subscribe, store.get, store.get));
  const [value, setValue] = useState(() => begin(kept, placeRef.current));
  /** The texts that this panel has stored; any other text comes from elsewhere, such as another tab. */
  const own = useRef(new Set([kept]));
  const written = useRef(writeOpeningsDraft(readKept(kept)));
  const keep = useRef(onKeep);
  keep.current = onKeep;

  useEffect(() => {
    const text = writeOpeningsDraft(value);
    if (text === written.current) return;
    written.current = text;
    own.current.add(text);
    keep.current(text);
  }, [value]);

  useEffect(() => {
    if (own.current.has(kept)) {
      if (kept === written.current) own.current = new Set([kept]);
      return;
    }
    const draft = readKept(kept);
    own.current = new Set([kept]);
    written.current = writeOpeningsDraft(draft);
    setValue(draft);
  }, [kept]);

  return (
    <OpeningsPanel
      value={value}
      onChange={setValue}
      present={draftsOf(order)}
      onTake={(pieces, from) => store.dispatch({ type: "load", draft: withTaken(store.get(), pieces, from) })}
    />
  );
}
