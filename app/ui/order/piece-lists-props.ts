import type { RowPosition } from "~/domain/order-reply";
import type { ProductSpecification } from "~/domain/product";
import type { OrderStore } from "./order-store";

/** What the lists of an order are shown with, whether their rows live or are written plainly. */
export interface PieceListsProps {
  /** Dollars a square foot. */
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  /** After a refused submit: each field says what is wrong with it. */
  readonly showProblems: boolean;
  /** The row of a posted form whose hinges and note are asked for. */
  readonly details?: RowPosition | undefined;
  readonly store: OrderStore;
}
