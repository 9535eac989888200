import { type RefObject, useEffect, useState } from "react";
import { isHeaderHidden } from "./header-scroll";

/** Hides the header on scrolling; it appears again when it receives the focus, and stays while its menu is open. */
export function useHeaderHidden(ref: RefObject<HTMLElement>): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const header = ref.current;
    let at = window.scrollY;
    const onScroll = () => {
      const from = at;
      at = window.scrollY;
      const held = header?.querySelector(":popover-open, dialog:modal, :focus-visible") != null;
      setHidden((before) => !held && isHeaderHidden(before, from, at));
    };
    const onFocus = () => setHidden(false);
    window.addEventListener("scroll", onScroll, { passive: true });
    header?.addEventListener("focusin", onFocus);
    return () => {
      window.removeEventListener("scroll", onScroll);
      header?.removeEventListener("focusin", onFocus);
    };
  }, [ref]);
  return hidden;
}
