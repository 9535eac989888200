import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Does something whenever another page opens, and not when the first page comes to life: somebody may be at work in it
 * already.
 */
export function useOnOtherPage(act: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    act();
  });
}
