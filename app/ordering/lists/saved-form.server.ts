import { readOpeningsForm } from "~/configurator/openings-panel/opening-form";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { readOrderLines } from "~/ordering/checkout/checkout-form";
import type { OrderLine } from "~/ordering/orders/order";
import { FINISH_FIELD, finishedTitle } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { isUntouched } from "~/trade/openings/opening-draft";
import { withoutStaleOpenings } from "~/trade/openings/stale-openings";
import { toListName } from "./list-name";
import { listOfDraft } from "./list-of-draft";
import { ListContentSchema } from "./list-schema";
import type { ListContent } from "./saved-list";

/**
 * Why a form cannot be saved: a size or a quantity cannot be read, the form is empty, or it is more than a list holds.
 */
export type UnsavedReason = "unreadable" | "empty" | "too-long";

const isEmpty = ({ pieces, openings }: ListContent) =>
  openings === null && Object.values(pieces).every((list) => list.length === 0);

/** The list in an order form, or why it cannot be saved. */
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
  const asked = form.get(FINISH_FIELD) ?? "";
  const finish = asked === finishes[0]?.name ? "" : asked;
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
