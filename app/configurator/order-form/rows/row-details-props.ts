import type { ProductSpecification } from "~/trade/catalog/product";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { OrderStore } from "./order-store";
import type { RowPlace } from "./use-row-draft";

/** What the details of a row are shown from. */
export interface RowDetailsProps extends RowPlace {
  readonly scope: string;
  readonly store: OrderStore;
  readonly draft: PieceDraft;
  readonly specification: ProductSpecification | null;
  /** Whether something is wrong with a detail, or the server was asked to show them: they are then open. */
  readonly isOpen: boolean;
  /** Whether there are no rows to copy its details to. */
  readonly isAlone?: boolean;
  /** Whether the row says that a cup cannot be where it is: the field of that cup then says it too. */
  readonly isCupRefused?: boolean;
  readonly onEdit: (change: Partial<PieceDraft>) => void;
}
