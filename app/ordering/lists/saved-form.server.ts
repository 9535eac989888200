import * as z from "zod/mini";
import { piecesShape } from "~/configurator/lines/cart-schema";
import { readOpeningsForm } from "~/configurator/openings-panel/opening-form";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import {
  JOB_FIELD,
  LINES_FIELD,
  LIST_INTENT,
  LIST_INTENTS,
  type ListIntent,
  NAME_FIELD,
  OLDER_FIELD,
  REVISION_FIELD,
} from "~/house/forms/list-names";
import { readOrderLines } from "~/ordering/checkout/checkout-form";
import type { OrderLine } from "~/ordering/orders/order";
import { FINISH_FIELD, finishedTitle } from "~/trade/catalog/finish";
import { isProductId, MAX_FINISH_LENGTH, type Product } from "~/trade/catalog/product";
import { unreadableProblems } from "~/trade/making/piece-problems";
import { type Configuration, MAX_ORDER_PIECES, PIECE_LISTS, type PieceList, quantityOf } from "~/trade/measure/piece";
import { isUntouched } from "~/trade/openings/opening-draft";
import { OpeningsDraftSchema } from "~/trade/openings/opening-draft-schema";
import { withoutStaleOpenings } from "~/trade/openings/stale-openings";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { rowsInOrder } from "~/trade/pieces/drafted-order";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { isBlank } from "~/trade/pieces/piece-draft";
import { isSavable, type ListContent, MAX_LIST_NAME_LENGTH, toListName } from "./saved-list";

/**
 * Why a form cannot be saved: a size or a quantity cannot be read, the form is empty, or it is more than a list holds.
 */
export type UnsavedReason = "unreadable" | "empty" | "too-long";

const isEmpty = ({ pieces, openings }: ListContent) =>
  openings === null && Object.values(pieces).every((list) => list.length === 0);

export function readListToSave(
  form: URLSearchParams,
  about: Pick<ListContent, "name" | "productId" | "finish">,
): ListContent | UnsavedReason {
  const pieces = listOfDraft(withoutStaleOpenings(readConfigurationForm(form)));
  if (!pieces) return "unreadable";
  const openings = readOpeningsForm(form);
  const list = { ...about, pieces, openings: openings && !isUntouched(openings) ? openings : null };
  if (isEmpty(list)) return "empty";
  return ListContentSchema.safeParse(list).data ?? "too-long";
}

/** The list in an order form for a style, in the chosen finish, even if that is no longer sold. */
export function readStyleToSave(
  form: URLSearchParams,
  { id, title, finishes = [] }: Product,
): ListContent | UnsavedReason {
  const chosen = form.get(FINISH_FIELD) ?? "";
  const finish = chosen === finishes[0]?.name ? "" : chosen;
  const name = toListName(finishedTitle({ productTitle: title, finish })) || id;
  return readListToSave(form, { name, productId: id, ...(finish && { finish }) });
}

function listOfLine(line: OrderLine, job: string): ListContent {
  const { productId, finish, doors, drawers, panels, fillers } = line;
  const style = finishedTitle(line);
  return {
    name: toListName(job ? `${job}, ${style}` : style) || productId,
    productId,
    ...(finish && { finish }),
    pieces: { doors, drawers, panels, fillers },
    openings: null,
  };
}

/** One list for each line of a cart, without samples; `null` if they cannot be read or saved. */
export function readLinesToSave(form: URLSearchParams): readonly ListContent[] | null {
  const lines = readOrderLines(form.get(LINES_FIELD) ?? "") ?? [];
  const job = toListName(form.get(JOB_FIELD) ?? "");
  const doors = lines.filter(({ sample }) => !sample);
  const lists = doors.map((line) => ListContentSchema.safeParse(listOfLine(line, job)).data ?? null);
  const readable = lists.filter((list) => list !== null);
  return readable.length > 0 && readable.length === lists.length ? readable : null;
}

export interface ListForm {
  readonly intent: ListIntent;
  readonly name: string;
  readonly revision: number;
  readonly older: string;
}

export function readListForm(form: URLSearchParams): ListForm | null {
  const posted = form.get(LIST_INTENT);
  const intent = LIST_INTENTS.find((one) => one === posted);
  if (!intent) return null;
  const revision = Number(form.get(REVISION_FIELD));
  return {
    intent,
    name: toListName(form.get(NAME_FIELD) ?? ""),
    revision: Number.isSafeInteger(revision) ? revision : 0,
    older: form.get(OLDER_FIELD) ?? "",
  };
}

/**
 * The pieces of an order form, as an account saves them: the rows that are in the order and not blank. A size or a
 * location may be missing; `null` if a size or a quantity cannot be read.
 */
export function listOfDraft(draft: ConfigurationDraft): Configuration | null {
  const begun = (list: PieceList): PieceDraft[] =>
    rowsInOrder(draft, list)
      .filter((row) => !isBlank(row.draft))
      .map((row) => row.draft);
  const isUnreadable = PIECE_LISTS.some((list) =>
    begun(list).some((piece) => unreadableProblems(piece, list).length > 0),
  );
  if (isUnreadable) return null;
  return {
    doors: begun("doors").map(toDoor),
    drawers: begun("drawers").map((piece) => toPiece(piece, "drawers")),
    panels: begun("panels").map((piece) => toPiece(piece, "panels")),
    fillers: begun("fillers").map((piece) => toPiece(piece, "fillers")),
  };
}

/** Each list has at most as many pieces as the order form takes. */
const fits = (pieces: Configuration) =>
  PIECE_LISTS.every((list) => pieces[list].reduce((sum, piece) => sum + quantityOf(piece), 0) <= MAX_ORDER_PIECES);

const ListPiecesSchema = (z.object(piecesShape(MAX_ORDER_PIECES)) as z.ZodMiniType<Configuration>).check(
  z.refine(fits),
);

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

export const ListContentSchema = (z.object(LIST_SHAPE) as z.ZodMiniType<ListContent>).check(z.refine(isSavable));
