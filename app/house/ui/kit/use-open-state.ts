import { type RefObject, useEffect, useState } from "react";

/** Whether a dialog or popover that the browser opens and closes itself is open. */
export function useOpenState(ref: RefObject<HTMLElement>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    // It may have been opened before hydration.
    setOpen(element?.matches(":popover-open, [open]") ?? false);
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    element?.addEventListener("toggle", onToggle);
    return () => element?.removeEventListener("toggle", onToggle);
  }, [ref]);
  return open;
}
