import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** Closes a native disclosure on Escape, on a click or focus outside of it, and when another page opens. */
export function useDisclosure(ref: RefObject<HTMLDetailsElement>): void {
  const { key } = useLocation();

  useEffect(() => {
    if (key && ref.current) ref.current.open = false;
  }, [ref, key]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const details = ref.current;
      if (event.key !== "Escape" || !details?.open) return;
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
    };
    const onOutside = (event: Event) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [ref]);
}
