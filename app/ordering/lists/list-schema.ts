import * as z from "zod/mini";
import { piecesShape } from "~/configurator/lines/cart-schema";
import { isProductId, MAX_FINISH_LENGTH } from "~/trade/catalog/product";
import { type Configuration, MAX_ORDER_PIECES, PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import { OpeningsDraftSchema } from "~/trade/openings/opening-draft-schema";
import { isSavable, type ListContent, MAX_LIST_NAME_LENGTH } from "./saved-list";

/** Each list has at most as many pieces as the order form takes. */
const fits = (pieces: Configuration) =>
  PIECE_LISTS.every((list) => pieces[list].reduce((sum, piece) => sum + quantityOf(piece), 0) <= MAX_ORDER_PIECES);

const ListPiecesSchema = (z.object(piecesShape(MAX_ORDER_PIECES)) as z.ZodMiniType<Configuration>).check(
  z.refine(fits),
);

/** The fields of a list; a name must not be blank. */
const LIST_SHAPE = {
  name: z.string().check(
    z.maxLength(MAX_LIST_NAME_LENGTH),
    z.refine((name) => name.trim() !== ""),
  ),
  productId: z.string().check(z.refine(isProductId)),
  finish: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_FINISH_LENGTH))),
  pieces: ListPiecesSchema,
  openings: z.nullable(OpeningsDraftSchema),
};

/** A list to save. */
export const ListContentSchema = (z.object(LIST_SHAPE) as z.ZodMiniType<ListContent>).check(z.refine(isSavable));
