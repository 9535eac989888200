import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import { useOpenState } from "~/ui/kit/use-open-state";

/** A dialog in the header, which closes when another page opens. */
export function useHeaderDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const open = useOpenState(ref);
  const hydrated = useHydrated();

  useEffect(() => {
    if (key) ref.current?.close();
  }, [key]);

  // Before hydration the browser itself reports the state; an attribute would contradict it.
  return { ref, expanded: hydrated ? open : undefined };
}
