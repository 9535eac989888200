import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import type { EpochMs } from "~/base/time/time";
import { forgetText } from "~/configurator/order-form/order-draft";
import { useAutosave } from "~/configurator/order-form/page/use-autosave";
import { settleTyped } from "~/configurator/order-form/rows/settle-typed";
import { servedEntries } from "~/house/ui/fields/typed-fields";
import {
  type ChangeDraft,
  changeDraftKey,
  type DraftPlace,
  loadChangeDraft,
  saveChangeDraft,
  storedChangeDrafts,
  type TypedChange,
  writeTypedChange,
} from "../change-draft";
import { factFields, readChange } from "../change-post";

/** What a visitor does in a form is stored after any of these. */
const EVENTS = ["input", "change", "click", "keyup"] as const;

type Entries = readonly (readonly [string, unknown])[];

/** Fields with what was typed into them before the code ran, which is newer than anything stored. */
const withTyped = (fields: TypedChange["fields"], served: TypedChange["fields"], typed: TypedChange["fields"]) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== served[name])),
});

interface ChangeDraftOptions {
  readonly place: DraftPlace;
  readonly formRef: RefObject<HTMLFormElement>;
  /** Whether the server has just answered this form, whose content is then the newest. */
  readonly isAnswered: boolean;
  readonly lines: TypedChange["lines"];
  readonly titleOf: (index: number) => string;
  /** Puts a change into the form; must be the same function in every render. */
  readonly show: (change: TypedChange) => void;
}

export interface ChangeDraftState {
  readonly key: string;
  readonly restoredFrom: EpochMs | null;
  readonly refused: boolean;
  /** A change that was typed into a form which started from something else; it is shown only on request. */
  readonly other: ChangeDraft | null;
  readonly setOther: (other: ChangeDraft | null) => void;
  readonly typedNow: () => TypedChange;
  readonly startOver: () => void;
  readonly forget: () => void;
}

/**
 * Stores what is typed into the form that changes an order (decision 34), restores it when the page opens, and follows
 * the same form in another tab. What was typed about an earlier revision is offered and never put into the form by
 * itself.
 */
export function useChangeDraft(options: ChangeDraftOptions): ChangeDraftState {
  const { place, formRef, isAnswered, lines, titleOf, show } = options;
  const key = changeDraftKey(place);
  const [restoredFrom, setRestoredFrom] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const [other, setOther] = useState<ChangeDraft | null>(null);
  /** The form itself, because a page that is being left has no refs any more. */
  const element = useRef<HTMLFormElement | null>(null);
  /** The order as it is, which needs no draft. */
  const served = useRef<TypedChange>({ lines: [], fields: {} });
  const unchanged = useRef("");
  /** What is stored as far as this page knows. */
  const written = useRef("");
  const isClosed = useRef(false);

  const readForm = useCallback(
    (entries: Entries): TypedChange => {
      const texts = entries.filter((entry): entry is readonly [string, string] => typeof entry[1] === "string");
      const form = new URLSearchParams(texts.map(([name, text]) => [name, text]));
      const typed = readChange(form).lines.map((line, at) => ({ ...line, title: titleOf(at) }));
      return { lines: typed, fields: factFields(texts) };
    },
    [titleOf],
  );
  const keep = useCallback(() => {
    if (isClosed.current || !element.current) return;
    const typed = readForm([...new FormData(element.current)]);
    const text = writeTypedChange(typed);
    if (text === written.current) return;
    written.current = text;
    if (text === unchanged.current) forgetText(key);
    setRefused(text !== unchanged.current && !saveChangeDraft(key, typed, Date.now()));
  }, [key, readForm]);

  // In a layout effect: a key or a click handled before it would reset what was typed before the code ran.
  useBrowserLayoutEffect(() => {
    const form = formRef.current;
    if (!form || element.current) return;
    element.current = form;
    const typed = readForm([...new FormData(form)]);
    served.current = readForm(servedEntries(form));
    unchanged.current = isAnswered ? "" : writeTypedChange(served.current);
    written.current = unchanged.current;
    const stored = loadChangeDraft(key);
    isClosed.current = stored === "newer";
    setRefused(isClosed.current);
    const draft = isAnswered || stored === "newer" ? null : stored;
    const rows = ({ lines }: TypedChange) => writeTypedChange({ lines, fields: {} });
    const isTouched = rows(typed) !== rows(served.current);
    if (isTouched) {
      const focused = document.activeElement?.getAttribute("name");
      show({ lines: typed.lines.map((line) => ({ ...line, draft: settleTyped(line.draft, focused) })), fields: {} });
    }
    const isSame = draft !== null && (!isTouched || rows(draft) === rows(typed));
    if (draft && isSame && writeTypedChange(draft) !== unchanged.current) {
      written.current = writeTypedChange(draft);
      show({ lines: draft.lines, fields: withTyped(draft.fields, served.current.fields, typed.fields) });
      setRestoredFrom(draft.savedAt);
    }
    const others = storedChangeDrafts(place, Date.now()).filter((one) => one.key !== key);
    setOther((isSame ? null : draft) ?? others[0] ?? null);
  }, [key, place, formRef, isAnswered, readForm, show]);

  const events = useMemo(
    () => ({
      subscribe(listener: () => void) {
        const form = formRef.current;
        for (const name of EVENTS) form?.addEventListener(name, listener);
        return () => {
          for (const name of EVENTS) form?.removeEventListener(name, listener);
        };
      },
    }),
    [formRef],
  );
  useAutosave(events, keep, lines);

  // The order is another one now, and the visitor was told so: what is typed is about that.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    forgetText(lastKey.current);
    lastKey.current = key;
    unchanged.current = "";
    written.current = "";
    keep();
  }, [key, keep]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      const stored = loadChangeDraft(key);
      if (stored === null || stored === "newer" || writeTypedChange(stored) === written.current) return;
      // It is stored already: writing it again would notify the other tab again.
      written.current = writeTypedChange(stored);
      show(stored);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [key, show]);

  const typedNow = useCallback(() => readForm(element.current ? [...new FormData(element.current)] : []), [readForm]);
  const forget = useCallback(() => {
    isClosed.current = true;
    forgetText(key);
  }, [key]);
  const startOver = useCallback(() => {
    setRestoredFrom(null);
    show(served.current);
  }, [show]);

  return { key, restoredFrom, refused, other, setOther, typedNow, startOver, forget };
}
