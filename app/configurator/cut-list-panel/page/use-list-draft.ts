import { type RefObject, useCallback, useEffect, useRef } from "react";

/** A list as it is stored with the order: its text, and how it is read; empty if it was not read. */
export interface ListDraft {
  readonly cutList: string;
  readonly cutListRead: string;
}

const keyOf = ({ cutList, cutListRead }: ListDraft) => `${cutListRead}\n${cutList}`;

/**
 * Stores the text of the field, and follows changes from elsewhere: the list stored at an earlier visit, which is added
 * after text typed before this ran, or changes made in another tab.
 *
 * @param onFollow shows the list that has arrived
 * @returns a function that stores a list
 */
export function useListDraft(
  fieldRef: RefObject<HTMLTextAreaElement>,
  stored: ListDraft,
  onKeep: (list: ListDraft) => void,
  onFollow: (list: ListDraft) => void,
): (list: ListDraft) => void {
  const calls = useRef({ onKeep, onFollow });
  calls.current = { onKeep, onFollow };
  /** The lists that this tab has stored; any other list comes from elsewhere. */
  const own = useRef(new Set([keyOf(stored)]));
  const written = useRef(keyOf(stored));
  /** Whether the list stored at an earlier visit may still arrive: until one that this tab stored has come back. */
  const isFirst = useRef(true);
  const hasStored = useRef(false);

  const keep = useCallback((list: ListDraft) => {
    const key = keyOf(list);
    if (key === written.current) return;
    written.current = key;
    own.current.add(key);
    hasStored.current = true;
    calls.current.onKeep(list);
  }, []);

  const { cutList, cutListRead } = stored;
  useEffect(() => {
    const field = fieldRef.current;
    const key = keyOf({ cutList, cutListRead });
    if (!field || own.current.has(key)) {
      if (key !== written.current) return;
      own.current = new Set([key]);
      isFirst.current = isFirst.current && !hasStored.current;
      return;
    }
    own.current = new Set([key]);
    written.current = key;
    const typed = isFirst.current ? field.value.trim() : "";
    isFirst.current = false;
    if (typed === "" || typed === cutList.trim()) {
      field.value = cutList;
      calls.current.onFollow({ cutList, cutListRead });
      return;
    }
    if (cutList.trim() !== "") field.value = `${field.value.trimEnd()}\n\n${cutList}`;
    keep({ cutList: field.value, cutListRead: "" });
  }, [fieldRef, cutList, cutListRead, keep]);

  return keep;
}
