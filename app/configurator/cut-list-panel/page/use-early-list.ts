import { type RefObject, useEffect, useRef } from "react";

interface Reading {
  readonly open: (file: File | null | undefined) => void;
  readonly show: (text: string) => void;
  readonly keep: (text: string) => void;
}

/**
 * Reads a list that was entered before this code had loaded: a chosen file, or several lines in the field if it still
 * has the focus, since several lines are pasted and not typed. The server has already read a posted list.
 */
export function useEarlyList(
  fileRef: RefObject<HTMLInputElement>,
  textRef: RefObject<HTMLTextAreaElement>,
  reading: Reading,
): void {
  const first = useRef(reading);
  useEffect(() => {
    const { open, show, keep } = first.current;
    open(fileRef.current?.files?.[0]);
    const field = textRef.current;
    if (!field || field.value === field.defaultValue) return;
    keep(field.value);
    if (field === document.activeElement && field.value.includes("\n")) show(field.value);
  }, [fileRef, textRef]);
}
