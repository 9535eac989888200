import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import { useOpenState } from "~/ui/kit/use-open-state";

/** A dialog of the header: closes when another page opens. */
export function useHeaderDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const open = useOpenState(ref);
  const hydrated = useHydrated();

  useEffect(() => {
    if (key) ref.current?.close();
  }, [key]);

  // Before hydration the browser tells the state by itself; an attribute would contradict it.
  return { ref, expanded: hydrated ? open : undefined };
}
