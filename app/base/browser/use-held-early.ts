import { type MutableRefObject, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated";
import { useBrowserLayoutEffect } from "./use-layout-effect";

/** Someone is typing there already, and what the page says first must not take the focus. The caller resets it. */
export function useHeldEarly(): MutableRefObject<boolean> {
  const hydrated = useHydrated();
  const [isServed] = useState(!hydrated);
  const held = useRef(false);
  useBrowserLayoutEffect(() => {
    held.current = isServed && document.activeElement?.matches("input, select, textarea") === true;
  }, [isServed]);
  return held;
}
