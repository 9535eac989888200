import { type RefObject, useEffect, useRef } from "react";

/**
 * Gives an element the focus once something else is said in it than when the page was opened.
 *
 * @param said what is said now
 * @param calls whether it calls for the focus; nothing does not
 */
export function useFocusWhenSaid<T extends HTMLElement>(said: unknown, calls = Boolean(said)): RefObject<T> {
  const ref = useRef<T>(null);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    if (calls) ref.current?.focus();
  }, [said, calls]);
  return ref;
}
