import { type RefObject, useEffect } from "react";
import { useOpenState } from "~/ui/kit/use-open-state";
import { useOnOtherPage } from "./use-on-other-page";

/**
 * Tracks a native popover, which the browser opens and closes, and closes it when the focus leaves it or another page
 * opens.
 *
 * @param invokerId the id of the button that opens it
 * @returns whether it is open
 */
export function usePopover(ref: RefObject<HTMLElement>, invokerId: string): boolean {
  useOnOtherPage(() => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  });

  useEffect(() => {
    const popover = ref.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (!popover?.matches(":popover-open") || !(target instanceof Element)) return;
      if (!popover.contains(target) && target.id !== invokerId) popover.hidePopover();
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [ref, invokerId]);

  return useOpenState(ref);
}
