import { useMemo } from "react";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { sizedOrderOf } from "~/domain/drafted-order";
import { marksOf, type PieceMark } from "~/domain/piece-marks";
import { notesOf, type PieceNote } from "~/domain/piece-notes";
import { type OrderPrice, priceOrder } from "~/domain/pricing";
import type { ProductSpecification } from "~/domain/product";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { type OrderStore, useSettledDraft } from "./order-store";
import { useRested } from "./use-rested";

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
