import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isBox } from "~/base/browser/is-box";
import { moveFocus } from "~/base/browser/move-focus";
import { fieldId } from "~/configurator/order-form/rows/field-ids";
import { visibleFieldsOf } from "~/house/ui/fields/typed-fields";
import type { TypedChange } from "../change-draft";
import { ADD_LINE, CHANGE_NAMES, PRICE } from "../change-form";
import { type ChangePageData, type ChangeReply, receivedLine } from "../change-page-data";
import { type ChangedLine, lineCost } from "../changed-line";
import type { LineTotal } from "./change-totals";
import { type LineHandle, type LineState, lineScope } from "./changed-line";

interface ChangedLines {
  readonly page: ChangePageData;
  readonly lines: readonly ChangedLine[];
  readonly totals: readonly LineTotal[];
  readonly report: (index: number, state: LineState) => void;
  readonly attach: (index: number, handle: LineHandle) => void;
  readonly titleOf: (index: number) => string;
  /** Checks every line, shows what is wrong, and says whether all are valid. */
  readonly areValid: () => boolean;
  readonly show: (change: TypedChange) => void;
  readonly send: (intent: typeof ADD_LINE | typeof PRICE) => void;
  readonly isSending: boolean;
  readonly sent: ChangeReply | null;
}

/**
 * The lines of the form that changes an order. Styles that the page does not know, of a line that is added or restored,
 * come from the server with the prices of all lines.
 *
 * @param first what the page showed first, or the answer to a post that saved nothing
 * @param path where the form is posted to
 */
export function useChangedLines(
  first: ChangePageData,
  reply: ChangeReply | null,
  formRef: RefObject<HTMLFormElement>,
  path: string,
): ChangedLines {
  const { data, state, submit } = useFetcher<ChangeReply>();
  const [page, setPage] = useState(first);
  const [sent, setSent] = useState<ChangeReply | null>(null);
  const [lines, setLines] = useState(() => first.lines.map(receivedLine));
  const [totals, setTotals] = useState(() => lines.map((line): LineTotal => lineCost(line, first.offer, first.terms)));
  const handles = useRef<LineHandle[]>([]);
  const states = useRef<LineState[]>([]);
  const isAdding = useRef(false);
  const addedAt = useRef<number | null>(null);
  const known = useRef({ page, lines });
  known.current = { page, lines };

  const replace = useCallback((now: readonly ChangedLine[], { offer, terms }: ChangePageData) => {
    states.current.length = Math.min(states.current.length, now.length);
    setLines([...now]);
    setTotals((before) => now.map((line, at) => before[at] ?? lineCost(line, offer, terms)));
  }, []);

  useEffect(() => {
    if (!reply) return;
    setPage(reply.page);
    setSent(null);
  }, [reply]);

  useEffect(() => {
    if (!data) return;
    const { lines: shown } = known.current;
    const added = data.page.lines.slice(shown.length).map(receivedLine);
    setPage(data.page);
    setSent(data);
    if (!isAdding.current || added.length === 0) return;
    isAdding.current = false;
    addedAt.current = shown.length;
    replace([...shown, ...added], data.page);
  }, [data, replace]);

  // The new line is where the work goes on.
  useEffect(() => {
    const at = addedAt.current;
    if (at === null || lines.length <= at) return;
    addedAt.current = null;
    moveFocus(document.getElementById(fieldId(lineScope(at), "doors", 0, "widthInches")));
  }, [lines]);

  const send = useCallback(
    (intent: typeof ADD_LINE | typeof PRICE) => {
      if (!formRef.current) return;
      const form = new FormData(formRef.current);
      form.append(CHANGE_NAMES.intent, intent);
      isAdding.current = intent === ADD_LINE;
      submit(form, { method: "post", action: path });
    },
    [submit, formRef, path],
  );

  const asked = useRef<readonly ChangedLine[]>(lines);
  useEffect(() => {
    const { products, ordered } = known.current.page.offer;
    const ids = new Set([...products.map(({ id }) => id), ...ordered.map(({ productId }) => productId)]);
    const isAsked = asked.current === lines;
    asked.current = lines;
    if (!isAsked && lines.some(({ productId }) => !ids.has(productId))) send(PRICE);
  }, [lines, send]);

  const show = useCallback(
    ({ lines: now, fields }: TypedChange) => {
      for (const [at, line] of now.entries()) handles.current[at]?.load(line);
      replace(now, known.current.page);
      const form = formRef.current;
      for (const field of form ? visibleFieldsOf(form) : []) {
        const value = fields[field.name];
        if (value !== undefined && !isBox(field)) field.value = value;
      }
    },
    [replace, formRef],
  );

  const report = useCallback((index: number, now: LineState) => {
    const before = states.current[index];
    states.current[index] = now;
    const isSame = before?.cents === now.cents && before.count === now.count && before.title === now.title;
    if (!isSame) setTotals((all) => all.map((total, at) => (at === index ? now : total)));
  }, []);

  const attach = useCallback((index: number, handle: LineHandle) => {
    handles.current[index] = handle;
  }, []);

  const titleOf = useCallback((index: number) => handles.current[index]?.title ?? "", []);

  const areValid = () => states.current.map(({ isValid }) => isValid()).every(Boolean);

  return { page, lines, totals, report, attach, titleOf, areValid, show, send, isSending: state !== "idle", sent };
}
