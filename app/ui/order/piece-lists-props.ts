import type { RowPosition, ShownRows } from "~/domain/order-reply";
import type { ProductSpecification } from "~/domain/product";
import type { OrderStore } from "./order-store";

/** What the lists of an order are shown with. */
export interface PieceListsProps {
  /** Dollars a square foot. */
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  /** After a refused submit: each field says what is wrong with it. */
  readonly showProblems: boolean;
  /** The row of a posted form whose hinges and note are asked for. */
  readonly details?: RowPosition | undefined;
  /** Whether rows take little markup, as in a long list that was posted before JavaScript ran. */
  readonly compact?: boolean;
  /** The first row of each list that is shown while they are compact. */
  readonly shown?: ShownRows | undefined;
  readonly store: OrderStore;
}
