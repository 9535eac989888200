import { type RefObject, useEffect, useRef } from "react";

interface Reading {
  readonly open: (file: File | null | undefined) => void;
  readonly show: (text: string) => void;
  readonly keep: (text: string) => void;
}

/**
 * Reads what somebody gave before this code was there: a file that was chosen, or several lines, which are pasted and not
 * typed, in the field that still has the focus. The server has read what was posted.
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
