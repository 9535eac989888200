import { type Configuration, PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import type { OpeningsDraft } from "~/trade/openings/opening-draft";

export const MAX_LISTS = 200;

/** The longest name of a list, in UTF-16 code units. */
export const MAX_LIST_NAME_LENGTH = 80;

/** The longest list, in UTF-16 code units of its JSON: about 1,500 rows. */
const MAX_LIST_LENGTH = 300_000;

/** What a customer saves in an account: pieces in one style, and openings that have not become doors yet. */
export interface ListContent {
  readonly name: string;
  /** The style that it was measured for, which may no longer be sold. */
  readonly productId: string;
  /** The finish that it was measured for, which may no longer be sold; absent for the style's first finish. */
  readonly finish?: string;
  readonly pieces: Configuration;
  /** As they were typed; `null` if there are none. */
  readonly openings: OpeningsDraft | null;
}

export interface SavedList extends ListContent {
  /** 128 random bits; see {@link isListId}. */
  readonly id: string;
  readonly createdAt: string;
  readonly changedAt: string;
  /** Starts at 1 and increases by one with each change. */
  readonly revision: number;
}

export interface SavedListSummary
  extends Pick<SavedList, "id" | "name" | "productId" | "finish" | "createdAt" | "changedAt"> {
  readonly count: number;
  readonly openingCount: number;
}

export interface ListChange extends Partial<Omit<ListContent, "finish">> {
  /** `null` for the style's first finish. */
  readonly finish?: string | null;
  /** The revision that was shown. If the list has a newer one, somebody else has changed it. */
  readonly revision: number;
}

/** Whether a text can be a list's id: 32 hexadecimal digits, lower case. */
export function isListId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function countPieces(pieces: Configuration): number {
  return PIECE_LISTS.reduce((sum, list) => sum + pieces[list].reduce((all, piece) => all + quantityOf(piece), 0), 0);
}

/** Whether a list can be saved: it has at least one piece or opening, and is not too long. */
export function isSavable({ pieces, openings }: Pick<ListContent, "pieces" | "openings">): boolean {
  if (countPieces(pieces) === 0 && openings === null) return false;
  return JSON.stringify([pieces, openings]).length <= MAX_LIST_LENGTH;
}

/**
 * Turns a text into a list's name: one line, cut to the maximum length between characters; empty if nothing is left.
 */
export function toListName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line
    .slice(0, MAX_LIST_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

const COPY = " (copy)";

/** The name for a copy of a list. */
export function copyName(name: string): string {
  return toListName(name.slice(0, MAX_LIST_NAME_LENGTH - COPY.length)) + COPY;
}
