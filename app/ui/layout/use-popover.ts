import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";

/**
 * Follows a native popover, which the browser opens and closes by itself, and closes it when the focus leaves it or
 * another page opens.
 *
 * @param invokerId the id of the button that opens it
 * @returns whether it is open
 */
export function usePopover(ref: RefObject<HTMLElement>, invokerId: string): boolean {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (key && ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }, [ref, key]);

  useEffect(() => {
    const popover = ref.current;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    const onFocus = ({ target }: FocusEvent) => {
      if (!popover?.matches(":popover-open") || !(target instanceof Element)) return;
      if (!popover.contains(target) && target.id !== invokerId) popover.hidePopover();
    };
    popover?.addEventListener("toggle", onToggle);
    document.addEventListener("focusin", onFocus);
    return () => {
      popover?.removeEventListener("toggle", onToggle);
      document.removeEventListener("focusin", onFocus);
    };
  }, [ref, invokerId]);

  return open;
}
