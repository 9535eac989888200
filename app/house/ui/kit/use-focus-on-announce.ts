import { type RefObject, useEffect, useRef } from "react";
import { moveFocus } from "~/base/browser/move-focus";

/** Not for the message that the page opened with, nor, by default, for an empty one. */
export function useFocusOnAnnounce<T extends HTMLElement>(
  message: unknown,
  takesFocus = Boolean(message),
): RefObject<T> {
  const ref = useRef<T>(null);
  const before = useRef(message);
  useEffect(() => {
    if (before.current === message) return;
    before.current = message;
    if (takesFocus) moveFocus(ref.current);
  }, [message, takesFocus]);
  return ref;
}
