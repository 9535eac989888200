import type { OpeningsDraft } from "../opening-draft";
import { type Configuration, PIECE_LISTS, quantityOf } from "../piece";

/** The most lists that an account keeps. */
export const MAX_LISTS = 200;

/** The longest name of a list, in UTF-16 code units. */
export const MAX_LIST_NAME_LENGTH = 80;

/** The most that a list holds, in UTF-16 code units of its JSON: about 1,500 rows. */
const MAX_LIST_LENGTH = 300_000;

/** What somebody keeps in an account: pieces in one style, and openings that are no doors yet. */
export interface ListContent {
  /** Not empty. */
  readonly name: string;
  /** The style that it was measured for; it may be gone by now. */
  readonly productId: string;
  /** The finish that it was measured for, which may be gone by now; absent for the style as it is sold. */
  readonly finish?: string;
  readonly pieces: Configuration;
  /** As they were typed; `null` where there are none. */
  readonly openings: OpeningsDraft | null;
}

/** A list that an account keeps. */
export interface SavedList extends ListContent {
  /** 128 random bits, {@link isListId}. */
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  readonly changedAt: string;
  /** 1 at first, and one more with each change. */
  readonly revision: number;
}

/** A line of an account's lists. */
export interface SavedListSummary
  extends Pick<SavedList, "id" | "name" | "productId" | "finish" | "createdAt" | "changedAt"> {
  /** How many pieces, quantities counted. */
  readonly count: number;
  /** How many openings that are no doors yet. */
  readonly openingCount: number;
}

/** A change to a list; what is left out stays. */
export interface ListChange extends Partial<Omit<ListContent, "finish">> {
  /** `null` for the style as it is sold. */
  readonly finish?: string | null;
  /** The revision that was looked at: another one means that somebody changed it meanwhile. */
  readonly revision: number;
}

/** Whether a text can be a list's id: 32 hexadecimal digits, lower case. */
export function isListId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** How many pieces a configuration holds, quantities counted. */
export function countPieces(pieces: Configuration): number {
  return PIECE_LISTS.reduce((sum, list) => sum + pieces[list].reduce((all, piece) => all + quantityOf(piece), 0), 0);
}

/** Whether there is something to keep, at least one piece or opening, and no more than a list holds. */
export function isKeepable({ pieces, openings }: Pick<ListContent, "pieces" | "openings">): boolean {
  if (countPieces(pieces) === 0 && openings === null) return false;
  return JSON.stringify([pieces, openings]).length <= MAX_LIST_LENGTH;
}
