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

/** Half a size is no size yet: what the workshop says of it waits while somebody types. */
const untilJudged = () => (document.activeElement instanceof HTMLInputElement ? TYPING_RESTS_MS : 0);

export interface OrderSumsState {
  /** The rows that the price is of. */
  readonly draft: ConfigurationDraft;
  readonly price: OrderPrice;
  /** Notes on panels and fillers, which are never refused. */
  readonly notes: readonly PieceNote[];
  /** What the workshop says of the pieces. */
  readonly marks: readonly PieceMark[];
}

/** What the rows come to, a frame behind what is typed, and what there is to say of them once typing rests. */
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
