import { type RefObject, useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EMPTY_OPENINGS, isUntouched, joinOpenings, type OpeningsDraft } from "~/trade/openings/opening-draft";
import { readOpeningsDraft, writeOpeningsDraft } from "~/trade/openings/opening-draft-schema";
import { withTaken } from "~/trade/openings/opening-pieces";
import type { RemarksOn } from "~/trade/openings/opening-remarks";
import { type ConfigurationDraft, draftsOf } from "~/trade/pieces/configuration-draft";
import type { ConfigurationAction } from "~/trade/pieces/configuration-steps";
import { readOpeningsForm } from "../opening-form";
import { OpeningsPanel } from "./openings-panel";

/** The openings that were typed into the server's HTML before the panel's code had loaded; `null` for none. */
function readTyped(place: HTMLElement | null): OpeningsDraft | null {
  const typed = new URLSearchParams();
  for (const field of place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? []) {
    const counts = !(field instanceof HTMLInputElement) || !/^(radio|checkbox)$/.test(field.type) || field.checked;
    if (counts && field.name) typed.append(field.name, field.value);
  }
  const draft = readOpeningsForm(typed);
  return draft && !isUntouched(draft) ? draft : null;
}

export interface OrderSource {
  readonly get: () => ConfigurationDraft;
  readonly dispatch: (action: ConfigurationAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LivePanelProps {
  readonly store: OrderSource;
  /** The openings as text, as stored with the order form; empty for none. */
  readonly stored: string;
  readonly onKeep: (text: string) => void;
  readonly remarksOn: RemarksOn;
  readonly placeRef: RefObject<HTMLElement>;
}

const readStored = (text: string) => readOpeningsDraft(text) ?? EMPTY_OPENINGS;

/** The stored openings, followed by those that were typed before the panel's code had loaded. */
function initialDraft(stored: string, place: HTMLElement | null): OpeningsDraft {
  const typed = readTyped(place);
  return typed ? joinOpenings(readStored(stored), typed) : readStored(stored);
}

/** The panel with JavaScript: stores its openings as text with the order, and adds its doors to the order. */
export function LivePanel({ store, stored, onKeep, remarksOn, placeRef }: LivePanelProps) {
  // Deferred, so that typing in a row of the order is painted first.
  const order = useDeferredValue(useSyncExternalStore(store.subscribe, store.get, store.get));
  const [value, setValue] = useState(() => initialDraft(stored, placeRef.current));
  /** The texts that this panel has stored; any other text comes from elsewhere, such as another tab. */
  const own = useRef(new Set([stored]));
  const written = useRef(writeOpeningsDraft(readStored(stored)));
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
    if (own.current.has(stored)) {
      if (stored === written.current) own.current = new Set([stored]);
      return;
    }
    const draft = readStored(stored);
    own.current = new Set([stored]);
    written.current = writeOpeningsDraft(draft);
    setValue(draft);
  }, [stored]);

  return (
    <OpeningsPanel
      value={value}
      onChange={setValue}
      present={draftsOf(order)}
      remarksOn={remarksOn}
      onTake={(pieces, from) => store.dispatch({ type: "load", draft: withTaken(store.get(), pieces, from) })}
    />
  );
}

interface StaticPanelProps {
  readonly value: OpeningsDraft;
  readonly order: ConfigurationDraft;
  readonly remarksOn: RemarksOn;
}

const nothing = () => {};

export function StaticPanel({ value, order, remarksOn }: StaticPanelProps) {
  return (
    <OpeningsPanel
      value={value}
      present={draftsOf(order)}
      remarksOn={remarksOn}
      onChange={nothing}
      onTake={nothing}
      live={false}
    />
  );
}
