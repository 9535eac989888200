import { createSampleItem, styleOfItem } from "~/configurator/lines/cart-item";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product, ProductSpecification } from "~/trade/catalog/product";
import { pieceFindings } from "~/trade/making/piece-findings";
import { faultsOf } from "~/trade/making/piece-notes";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { type Door, isValidated, PIECE_LISTS, type Piece, type PieceList } from "~/trade/measure/piece";
import type { OrderLine } from "./order";
import { piecesOf } from "./order-price";

/** Whether a piece has what an order needs (specification, section 5) and can be made. */
function isOrderable(list: PieceList, piece: Piece | Door, specification: ProductSpecification | null): boolean {
  if (!isValidated(list)) return true;
  if (faultsOf(piece).length > 0 || piece.location.trim() === "") return false;
  return pieceFindings(list, piece, specification).every(({ severity }) => severity !== "red");
}

/**
 * A line with its style's current title and specification, and a sample's current price: the shop accepts none of these
 * from the customer.
 *
 * @returns `null` if it cannot be ordered as it is: its style, finish or sample is no longer sold, its rate is not
 *   today's, or a door or drawer front lacks a size or a location, or cannot be made
 */
export function lineToday(line: OrderLine, sold: Product | null): OrderLine | null {
  const product = sold?.id === line.productId ? inFinish(sold, line.finish) : null;
  if (product && line.sample) return createSampleItem(product, piecesOf([line]));
  if (!product || dollarsPerSqFt(product.priceCents) !== line.pricePerSqFt) return null;
  const { specification } = product;
  const areOrderable = PIECE_LISTS.every((list) =>
    line[list].every((piece) => isOrderable(list, piece, specification)),
  );
  if (!areOrderable) return null;
  const { doors, drawers, panels, fillers } = line;
  return { ...styleOfItem(product), doors, drawers, panels, fillers };
}
