import { priceItem } from "../cart-item";
import type { Cents } from "../money";
import { PIECE_LISTS, quantityOf } from "../piece";
import type { PriceTerms } from "../price-terms";
import type { OrderLine } from "./order";

/**
 * What the lines come to at their own rates, each piece rounded by itself (specification, section 9), before tax and
 * freight; at the list price unless terms say otherwise.
 */
export function linesCents(lines: readonly OrderLine[], terms?: PriceTerms): Cents {
  return lines.reduce((total, line) => total + priceItem(line, terms).totalCents, 0);
}

/** How many pieces the lines hold, quantities counted. */
export function piecesOf(lines: readonly OrderLine[]): number {
  return lines.reduce(
    (count, line) =>
      count + PIECE_LISTS.reduce((sum, list) => sum + line[list].reduce((all, piece) => all + quantityOf(piece), 0), 0),
    0,
  );
}
