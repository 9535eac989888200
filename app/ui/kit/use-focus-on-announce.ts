import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to an element when its message changes, but not for the message that the page opened with.
 *
 * @param said the current message
 * @param calls whether the message takes the focus; by default, unless it is empty
 */
export function useFocusOnAnnounce<T extends HTMLElement>(said: unknown, calls = Boolean(said)): RefObject<T> {
  const ref = useRef<T>(null);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    if (calls) ref.current?.focus();
  }, [said, calls]);
  return ref;
}
