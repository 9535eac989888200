import { type RefObject, useRef, useState } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import { useBrowserLayoutEffect } from "~/browser/use-layout-effect";
import { isLong } from "./long-lists";
import type { OrderStore } from "./order-store";

/**
 * Whether the rows of an order form are compact: those of a long list from the server are, until the browser has read
 * them. The field that replaces the focused one then receives the focus.
 */
export function useCompactRows(store: OrderStore, formRef: RefObject<HTMLFormElement>): boolean {
  const hydrated = useHydrated();
  const [compact, setCompact] = useState(() => !hydrated && isLong(store));
  const focused = useRef<string | null>(null);
  useBrowserLayoutEffect(() => {
    if (compact) {
      const field = document.activeElement;
      if (formRef.current?.contains(field)) focused.current = field?.id ?? null;
      setCompact(false);
    } else if (focused.current) document.getElementById(focused.current)?.focus();
  }, [compact, formRef]);
  return compact;
}
