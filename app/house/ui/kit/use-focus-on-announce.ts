import { type RefObject, useEffect, useRef } from "react";
import { moveFocus } from "~/base/browser/move-focus";

/**
 * Moves the focus to an element when its message changes, but not for the message that the page opened with.
 *
 * @param message the current message
 * @param takesFocus whether the message takes the focus; by default, unless it is empty
 */
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
