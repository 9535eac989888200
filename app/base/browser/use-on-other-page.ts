import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Not when the first page is hydrated: the visitor may already be using it. */
export function useOnOtherPage(act: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    act();
  });
}
