import { useMemo } from "react";
import type { ProductSpecification } from "~/catalog/product";
import { marksOf, type PieceMark } from "~/making/piece-marks";
import { notesOf, type PieceNote } from "~/making/piece-notes";
import { type OrderStore, useSettledDraft } from "~/order-form/rows/order-store";
import { useRested } from "~/order-form/rows/use-rested";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";
import { sizedOrderOf } from "~/pieces/drafted-order";
import { type OrderPrice, priceOrder } from "~/pricing/pricing";
import { useShopTerms } from "~/ui/kit/shop-terms";

const TYPING_RESTS_MS = 500;

/** How long the workshop's findings wait, in milliseconds: while a field has the focus, its size may be half typed. */
const untilJudged = () => (document.activeElement instanceof HTMLInputElement ? TYPING_RESTS_MS : 0);

export interface OrderSumsState {
  /** The rows that the price is for. */
  readonly draft: ConfigurationDraft;
  readonly price: OrderPrice;
  /** Notes on panels and fillers, which are never refused. */
  readonly notes: readonly PieceNote[];
  /** The workshop's findings about the pieces. */
  readonly marks: readonly PieceMark[];
}

/** The sums of the rows, one frame behind the typing, and the remarks on them once typing pauses. */
export function useOrderSums(
  store: OrderStore,
  rate: number,
  specification: ProductSpecification | null,
): OrderSumsState {
  const draft = useSettledDraft(store);
  const rested = useRested(draft, untilJudged);
  const terms = useShopTerms();
  const price = useMemo(() => priceOrder(sizedOrderOf(draft), rate, terms), [draft, rate, terms]);
  const notes = useMemo(() => notesOf(rested), [rested]);
  const marks = useMemo(() => marksOf(rested, specification), [rested, specification]);
  return { draft, price, notes, marks };
}
