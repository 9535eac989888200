import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import { MAX_CUT_LIST_BYTES } from "~/trade/cut-list/reading/cut-table";
import type { HeldCutList, PostedCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { MAX_POSTED_ROWS } from "~/trade/measure/piece";
import type { PieceDrafts } from "~/trade/openings/opening-turn";
import type { Choose } from "../cut-list-shown";
import type { CutListCode } from "./cut-list-code";
import { cutListPart } from "./cut-list-part";
import { type ListDraft, useListDraft } from "./use-list-draft";

/** A list whose rows are shown. Each new list has the next number; 0 is the one in the server's response. */
interface Source {
  readonly number: number;
  /** `null` while a file is being read. */
  readonly list: PostedCutList | null;
  readonly isLeft: boolean;
  readonly isTyped?: boolean;
}

interface ListReply {
  readonly cutList?: HeldCutList;
  /** How many pieces were taken from it; absent if none were. */
  readonly pieces?: number;
}

/** The list in the server's response; `null` if it shows none. */
function sourceOf(reply: ListReply | undefined): Source | null {
  const held = reply?.cutList;
  return held?.isShown ? { number: 0, list: held.list, isLeft: held.isLeft } : null;
}

/** How a field's text is read, as text to store, based on the shown list; empty if none is shown. */
function storedReadingOf(code: CutListCode | null, source: Source | null, text: string): string {
  if (!code || !source?.list || source.list.problem || text.trim() === "") return "";
  const same = code.compare(source.list.text, text);
  return code.writeStored({
    isLeft: source.isLeft && same !== "other",
    choices: code.choicesAfter(same, source.list.choices),
  });
}

function nextSource(code: CutListCode | null, last: Source | null, text: string): Source {
  const same = code && last?.list ? code.compare(last.list.text, text) : "other";
  const choices = code && last?.list ? code.choicesAfter(same, last.list.choices) : {};
  return {
    number: (last?.number ?? 0) + 1,
    list: { text, problem: null, isTruncated: false, choices },
    isLeft: same !== "other" && last?.isLeft === true,
  };
}

/** One byte more than the limit, to recognize a file that is too large. */
const BYTES_READ = MAX_CUT_LIST_BYTES + 1;

/** What was added last; `undo` is `null` if the server added it. */
export interface Taken {
  readonly count: number;
  readonly undo: (() => void) | null;
}

export interface CutListOptions {
  readonly reply: ListReply | undefined;
  readonly stored: ListDraft;
  readonly onKeep: (list: ListDraft) => void;
  /** Adds pieces to the order. @returns a function that removes them again */
  readonly onTake: (pieces: PieceDrafts) => () => void;
}

export function useCutList(
  { reply, stored, onKeep, onTake }: CutListOptions,
  fieldRef: RefObject<HTMLTextAreaElement>,
  isWanted: boolean,
) {
  const [source, setSource] = useState(() => sourceOf(reply));
  const [taken, setTaken] = useState<Taken | null>(() =>
    reply?.pieces === undefined ? null : { count: reply.pieces, undo: null },
  );
  const { code, failed, load } = useOnDemand(cutListPart, isWanted || source !== null);
  const { offers } = useShopTerms();
  const later = useDeferredValue(source);
  const shown = source?.isTyped ? later : source;
  // A document shows no more rows than its form may post.
  const mostRows = useHydrated() ? undefined : MAX_POSTED_ROWS;
  const reading = useMemo(
    () => (code && shown?.list ? code.read({ list: shown.list, isLeft: shown.isLeft }, offers, mostRows) : null),
    [code, shown, offers, mostRows],
  );
  const latest = useRef(source);
  latest.current = source;

  const replaceSource = (next: Source | null) => {
    latest.current = next;
    setSource(next);
  };
  const nextNumber = () => (latest.current?.number ?? 0) + 1;

  function follow({ cutList, cutListRead }: ListDraft): void {
    if (cutList !== "") fieldRef.current?.closest("details")?.setAttribute("open", "");
    setTaken(null);
    if (cutListRead === "") {
      replaceSource(null);
      return;
    }
    cutListPart.load().then((fetched) => {
      const read = fetched.readStored(cutListRead);
      if (!read || fieldRef.current?.value !== cutList) return;
      const list = { text: cutList, problem: null, isTruncated: false, choices: read.choices };
      replaceSource({ number: nextNumber(), list, isLeft: read.isLeft });
    }, load);
  }
  const keep = useListDraft(fieldRef, stored, onKeep, follow);

  const keepField = useCallback(() => {
    const text = fieldRef.current?.value ?? "";
    keep({ cutList: text, cutListRead: storedReadingOf(code, latest.current, text) });
  }, [fieldRef, keep, code]);

  useEffect(() => {
    if (source?.list) keepField();
  }, [source, keepField]);

  function show(text: string): void {
    setTaken(null);
    if (failed) load();
    replaceSource(nextSource(code, latest.current, text));
  }

  function open(file: File | null | undefined): void {
    if (!file) return;
    setTaken(null);
    const last = latest.current;
    const number = nextNumber();
    replaceSource({ number, list: null, isLeft: last?.isLeft ?? false });
    Promise.all([file.slice(0, BYTES_READ).arrayBuffer(), cutListPart.load()]).then(([buffer, fetched]) => {
      const field = fieldRef.current;
      if (latest.current?.number !== number || !field) return;
      // The new list replaces a shown one, but not text that was never read or the rest of a list.
      const stays = last?.isLeft || field.value !== last?.list?.text;
      const list = fetched.open(new Uint8Array(buffer), stays ? field.value : "");
      if (!list.problem) field.value = list.text;
      replaceSource({
        number,
        list: list.problem ? { ...list, text: field.value } : list,
        isLeft: last?.isLeft ?? false,
      });
    }, load);
  }

  const choose: Choose = useCallback((change, isTyped = false) => {
    setSource((last) => {
      if (!last?.list) return last;
      const { choices } = last.list;
      return { ...last, isTyped, list: { ...last.list, choices: { ...choices, ...change(choices) } } };
    });
  }, []);

  /** Adds the ticked pieces. @returns whether it did: if the text has changed since it was read, it is shown first */
  function take(): boolean {
    const field = fieldRef.current;
    const before = latest.current;
    const list = before?.list;
    if (!code || !list || !field) return false;
    if (field.value.trim() !== list.text.trim()) {
      show(field.value);
      return false;
    }
    const now = code.read({ list, isLeft: before.isLeft }, offers);
    const pieces = code.take(now.rows);
    const count = Object.values(pieces).reduce(
      (sum, all) => all.reduce((of, one) => of + Number(one.quantity), sum),
      0,
    );
    if (count === 0) return false;
    const left = code.leftOf(now, list.choices);
    const undoTake = onTake(pieces);
    const text = left?.list.text ?? "";
    field.value = text;
    replaceSource(left && { number: nextNumber(), list: left.list, isLeft: true });
    keepField();
    const undo = () => {
      undoTake();
      field.value = field.value === text ? list.text : code.joinLists(list.text, field.value);
      replaceSource({ ...before, number: nextNumber(), list: { ...list, text: field.value } });
      setTaken(null);
    };
    setTaken({ count, undo });
    return true;
  }

  return { source, shown, reading, code, failed, taken, setTaken, show, open, choose, take, keepField };
}
