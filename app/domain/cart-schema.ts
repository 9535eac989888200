import * as z from "zod/mini";
import { type CartItem, type CartLine, MAX_IMAGE_LENGTH, MAX_LINE_ID_LENGTH } from "./cart";
import { FRACTIONS, parseFraction } from "./measure";
import { MAX_RATE } from "./money";
import { MAX_LOCATION_LENGTH, MAX_PIECES, mostInches, type PieceList } from "./piece";
import { isProductId, MAX_TITLE_LENGTH } from "./product";

/** A tape fraction, also where it was stored unreduced: `8/16` is read as `1/2`. */
const FractionSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => FRACTIONS[parseFraction(text) ?? -1]),
  ),
  z.enum(FRACTIONS),
);

function pieceSchema(list: PieceList) {
  const side = z.object({ inches: z.int().check(z.gte(0), z.lte(mostInches(list))), fraction: FractionSchema });
  return z.object({ width: side, height: side, location: z.string().check(z.maxLength(MAX_LOCATION_LENGTH)) });
}

const pieceListSchema = (list: PieceList) => z.array(pieceSchema(list)).check(z.maxLength(MAX_PIECES));

/** What a stored cart item must look like to be read (specification, section 3). */
export const CartItemSchema: z.ZodMiniType<CartItem> = z.object({
  productId: z.string().check(z.refine(isProductId)),
  productTitle: z.string().check(z.maxLength(MAX_TITLE_LENGTH)),
  productImage: z.nullable(z.string().check(z.maxLength(MAX_IMAGE_LENGTH))),
  pricePerSqFt: z.int().check(z.gte(0), z.lte(MAX_RATE)),
  doors: z.array(z.extend(pieceSchema("doors"), { preBored: z.boolean() })).check(z.maxLength(MAX_PIECES)),
  drawers: pieceListSchema("drawers"),
  panels: pieceListSchema("panels"),
  fillers: pieceListSchema("fillers"),
});

const LineIdSchema = z.object({ lineId: z.string().check(z.minLength(1), z.maxLength(MAX_LINE_ID_LENGTH)) });

/** What a stored line must look like to be read. */
export const CartLineSchema: z.ZodMiniType<CartLine> = z.intersection(CartItemSchema, LineIdSchema);
