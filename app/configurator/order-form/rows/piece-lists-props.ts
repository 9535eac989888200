import type { ProductSpecification } from "~/trade/catalog/product";
import type { RowPosition, ShownRows } from "~/trade/pieces/configuration-draft";
import type { OrderStore } from "./order-store";

/** The props for the lists of an order. */
export interface PieceListsProps {
  /** Dollars per square foot. */
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  /** Whether each field says what is wrong with it, as after a refused submit. */
  readonly showProblems: boolean;
  /** The row of a posted form whose hinges and note were requested. */
  readonly details?: RowPosition | undefined;
  /** Whether rows have little markup, as in a long list that was posted before JavaScript ran. */
  readonly compact?: boolean;
  /** The first shown row of each list while rows are compact. */
  readonly shown?: ShownRows | undefined;
  readonly store: OrderStore;
}
