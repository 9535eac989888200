import * as z from "zod/mini";
import { FINISH_KINDS } from "~/trade/catalog/finish";
import {
  isProductId,
  MAX_FINISH_LENGTH,
  MAX_LEAD_DAYS,
  MAX_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WEIGHT,
} from "~/trade/catalog/product";
import { isUnmixedLine } from "~/trade/catalog/sample-door";
import { FACT_LENGTHS, GRAINS, JOINTS } from "~/trade/catalog/style-facts";
import { FRACTIONS, parseFraction } from "~/trade/measure/measure";
import { MAX_CENTS_READ, MAX_RATE } from "~/trade/measure/money";
import { MAX_LOCATION_LENGTH, MAX_PIECES, maxInches, type PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, isDetail } from "~/trade/measure/piece-details";
import { type CartItem, type CartLine, MAX_IMAGE_LENGTH, MAX_LINE_ID_LENGTH } from "./cart";

/** A tape fraction. Unreduced ones are reduced: `8/16` is read as `1/2`. */
const FractionSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => FRACTIONS[parseFraction(text) ?? -1]),
  ),
  z.enum(FRACTIONS),
);

const boundedText = (most: number) => z.string().check(z.maxLength(most));

const pieceFields = (list: PieceList) => {
  const side = z.object({ inches: z.int().check(z.gte(0), z.lte(maxInches(list))), fraction: FractionSchema });
  return {
    width: side,
    height: side,
    location: boundedText(MAX_LOCATION_LENGTH),
    quantity: z.optional(z.int().check(z.gte(1), z.lte(MAX_PIECES))),
    ...Object.fromEntries(
      DETAILS_OF[list].map((name) => [name, z.optional(z.custom((value) => isDetail(name, value)))]),
    ),
  };
};

const doorFields = {
  ...pieceFields("doors"),
  preBored: z.boolean(),
};

const listOf = <Fields extends z.core.$ZodLooseShape>(fields: Fields, most: number) =>
  z.array(z.object(fields)).check(z.maxLength(most));

export const piecesShape = (mostRows: number) => ({
  doors: listOf(doorFields, mostRows),
  drawers: listOf(pieceFields("drawers"), mostRows),
  panels: listOf(pieceFields("panels"), mostRows),
  fillers: listOf(pieceFields("fillers"), mostRows),
});

const length = z.int().check(z.gte(0), z.lte(MAX_LENGTH));

/** What the workshop must know about a style, as it is stored and sent. */
export const StyleFactsSchema = z.object({
  joint: z.optional(z.enum(JOINTS)),
  ...(Object.fromEntries(FACT_LENGTHS.map((name) => [name, z.optional(length)])) as Record<
    (typeof FACT_LENGTHS)[number],
    z.ZodMiniOptional<typeof length>
  >),
  drawerGrain: z.optional(z.enum(GRAINS)),
});

const SpecificationSchema = z.object({
  construction: boundedText(MAX_TITLE_LENGTH),
  material: boundedText(MAX_TITLE_LENGTH),
  finish: boundedText(MAX_TITLE_LENGTH),
  finishKind: z.optional(z.enum(FINISH_KINDS)),
  thickness: length,
  frameWidth: z.nullable(length),
  minWidth: length,
  minHeight: length,
  maxWidth: length,
  maxHeight: length,
  weightPerSqFt: z.int().check(z.gte(0), z.lte(MAX_WEIGHT)),
  leadDays: z.optional(z.int().check(z.gte(1), z.lte(MAX_LEAD_DAYS))),
  workshop: z.optional(StyleFactsSchema),
});

const SampleDoorSchema = z.object({
  priceCents: z.int().check(z.gte(1), z.lte(MAX_CENTS_READ)),
  creditedOverCents: z.optional(z.int().check(z.gte(0), z.lte(MAX_CENTS_READ))),
});

/** What a stored cart item must look like to be read (specification, section 3). */
export const CartItemSchema = z
  .object({
    productId: z.string().check(z.refine(isProductId)),
    productTitle: boundedText(MAX_TITLE_LENGTH),
    productImage: z.nullable(boundedText(MAX_IMAGE_LENGTH)),
    pricePerSqFt: z.int().check(z.gte(0), z.lte(MAX_RATE)),
    specification: z.optional(SpecificationSchema),
    finish: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_FINISH_LENGTH))),
    sample: z.optional(SampleDoorSchema),
    ...piecesShape(MAX_PIECES),
  })
  .check(z.refine((item) => isUnmixedLine(item as CartItem))) as z.ZodMiniType<CartItem>;

const LineIdSchema = z.object({ lineId: z.string().check(z.minLength(1), z.maxLength(MAX_LINE_ID_LENGTH)) });

export const CartLineSchema: z.ZodMiniType<CartLine> = z.intersection(CartItemSchema, LineIdSchema);
