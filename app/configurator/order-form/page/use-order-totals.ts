import { useEffect, useMemo, useState } from "react";
import { afterClick } from "~/base/browser/after-click";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { ProductSpecification } from "~/trade/catalog/product";
import { marksOf, type PieceMark } from "~/trade/making/piece-marks";
import { type PieceNote, pieceNotesOf } from "~/trade/making/piece-notes";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { sizedOrderOf } from "~/trade/pieces/drafted-order";
import { type OrderPrice, priceOrder } from "~/trade/pricing/pricing";
import { type OrderStore, useSettledDraft } from "../rows/order-store";

const TYPING_PAUSE_MS = 500;

/**
 * How long the workshop's findings are delayed, in milliseconds: while a field has the focus, its size may be half
 * typed.
 */
const findingsDelay = () => (document.activeElement instanceof HTMLInputElement ? TYPING_PAUSE_MS : 0);

interface OrderTotalsState {
  readonly draft: ConfigurationDraft;
  readonly price: OrderPrice;
  readonly notes: readonly PieceNote[];
  readonly marks: readonly PieceMark[];
}

/** The totals of the rows, one frame behind the typing, and the remarks on them once typing pauses. */
export function useOrderTotals(
  store: OrderStore,
  rate: number,
  specification: ProductSpecification | null,
): OrderTotalsState {
  const draft = useSettledDraft(store);
  const debounced = useDebounced(draft, findingsDelay);
  const terms = useShopTerms();
  const price = useMemo(
    () => priceOrder(sizedOrderOf(draft, specification), rate, terms),
    [draft, rate, specification, terms],
  );
  const notes = useMemo(() => pieceNotesOf(debounced), [debounced]);
  const marks = useMemo(() => marksOf(debounced, specification), [debounced, specification]);
  return { draft, price, notes, marks };
}

/**
 * The last value that stayed unchanged for a while; at first, the value itself. It does not change while a pointer is
 * pressed.
 *
 * @param waitMs called at each change; returns how long the value must stay unchanged, in milliseconds
 */
export function useDebounced<T>(value: T, waitMs: () => number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => afterClick(() => setDebounced(value)), waitMs());
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return debounced;
}
