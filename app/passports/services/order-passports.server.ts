import { finishedTitle } from "~/catalog/finish";
import { shopDatabase } from "~/database/shop-database.server";
import { pieceName } from "~/lines/piece-words";
import { formatSize } from "~/measure/measure";
import { quantityOf } from "~/measure/piece";
import type { LinkedOrder, OrderLine } from "~/orders/order";
import {
  DOORS_PER_PAGE,
  type DoorEntries,
  type DoorEntry,
  type DoorPress,
  type PieceWords,
} from "~/passports/door-press";
import type { PassportCodes, PiecePlace } from "~/passports/passport";
import * as stored from "~/passports/stored/door-passports.server";
import { orUnavailable } from "~/provider/upstream.server";

const LABELS_UNAVAILABLE = "The codes for the labels could not be made";
const UNAVAILABLE = "The pages of the doors could not be loaded";
const FAILED = "We cannot tell whether the page was closed. Open the order again to see.";

/**
 * The codes for the labels of an order.
 *
 * @throws UpstreamFailure
 */
export async function labelCodes(number: string): Promise<PassportCodes> {
  return orUnavailable(LABELS_UNAVAILABLE, stored.labelCodes(await shopDatabase(), number, Date.now()));
}

/**
 * Some of an order's pieces that have pages, in words.
 *
 * @param page from 1; a page after the last counts as the last
 * @throws UpstreamFailure
 */
export async function doorEntries({ order: { lines }, link }: LinkedOrder, page: number): Promise<DoorEntries> {
  const passports = await orUnavailable(UNAVAILABLE, stored.passportsOfLink((await shopDatabase()).db, link));
  const pages = Math.max(1, Math.ceil(passports.length / DOORS_PER_PAGE));
  const shown = Math.min(page, pages);
  const some = passports.slice((shown - 1) * DOORS_PER_PAGE, shown * DOORS_PER_PAGE);
  return { doors: some.flatMap((passport) => entryOf(lines, passport)), page: shown, pages };
}

function entryOf(lines: readonly OrderLine[], { code, isClosed, ...place }: stored.OwnPassport): DoorEntry[] {
  const words = wordsOf(lines[place.line], place);
  return words ? [{ code, isClosed, ...words }] : [];
}

/** What an order's page calls one of its pieces; `null` if the line has no such piece. */
function wordsOf(item: OrderLine | undefined, { list, row, nth }: PiecePlace): PieceWords | null {
  const piece = item?.[list][row];
  if (!item || !piece) return null;
  const of = quantityOf(piece);
  const name = `${pieceName(list, row)}${of > 1 ? `, ${nth} of ${of}` : ""}`;
  const size = formatSize(piece.width, piece.height);
  return { name, size, location: piece.location, style: finishedTitle(item) };
}

/** A piece with the number of its order; without words if the order no longer has it. */
export interface FoundPiece {
  readonly number: string;
  readonly words: PieceWords | null;
}

/**
 * The piece whose code was typed, for the people who run the shop; `null` if no piece has the code.
 *
 * @throws UpstreamFailure
 */
export async function findPiece(code: string): Promise<FoundPiece | null> {
  const found = await orUnavailable(UNAVAILABLE, stored.findPiece((await shopDatabase()).db, code));
  return found && { number: found.number, words: wordsOf(found.item, found.place) };
}

/**
 * Closes the page of one of an order's pieces, or opens it again.
 *
 * @param link the secret of the order's page
 * @returns "unknown" if no piece of the order has the code
 * @throws UpstreamFailure
 */
export async function setClosed(link: string, press: DoorPress): Promise<"done" | "unknown"> {
  return orUnavailable(FAILED, stored.setClosed(await shopDatabase(), link, press, Date.now()));
}
