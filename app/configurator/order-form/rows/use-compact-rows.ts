import { type RefObject, useRef, useState } from "react";
import { type HeldPlace, heldPlace, putBack } from "~/base/browser/held-place";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import { PIECE_LISTS } from "~/trade/measure/piece";
import type { OrderStore } from "./order-store";

/** With more rows than this, the server renders all rows compactly, and the browser skips rows out of view. */
export const MANY_ROWS = 4;

function isLong(store: OrderStore): boolean {
  return PIECE_LISTS.some((list) => store.keys(list).length > MANY_ROWS);
}

/**
 * Whether the rows of an order form are compact: those of a long list from the server are, until the browser has read
 * them. The field that replaces the focused one then receives the focus, with its cursor where it was.
 */
export function useCompactRows(store: OrderStore, formRef: RefObject<HTMLFormElement>): boolean {
  const hydrated = useHydrated();
  const [compact, setCompact] = useState(() => !hydrated && isLong(store));
  const held = useRef<HeldPlace | null>(null);
  useBrowserLayoutEffect(() => {
    if (compact) {
      held.current = heldPlace(formRef.current);
      setCompact(false);
    } else if (held.current) putBack(held.current);
  }, [compact, formRef]);
  return compact;
}
