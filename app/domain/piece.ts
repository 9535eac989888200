import { MAX_INCHES, MAX_READ_INCHES, type Measure } from "./measure";

/** The four lists of an order, in the order in which they are shown. */
export const PIECE_LISTS = ["doors", "drawers", "panels", "fillers"] as const;

export type PieceList = (typeof PIECE_LISTS)[number];

/** The lists that Add to Cart validates; panels and fillers are never refused for what they lack (section 5). */
const VALIDATED: readonly PieceList[] = ["doors", "drawers"];

/** Whether a list is held to the rules of section 5. */
export function isValidated(list: PieceList): boolean {
  return VALIDATED.includes(list);
}

/** The longest side that a list takes, in whole inches: what can be made, or whatever can be read. */
export function mostInches(list: PieceList): number {
  return isValidated(list) ? MAX_INCHES : MAX_READ_INCHES;
}

/** The most pieces one list holds; form names carry indexes 0 to 99. */
export const MAX_PIECES = 100;

/** The longest location label kept, in UTF-16 code units: it must fit a sticker. */
export const MAX_LOCATION_LENGTH = 80;

/** A drawer front, panel or filler as the cart keeps it (specification, section 3). */
export interface Piece {
  readonly width: Measure;
  readonly height: Measure;
  readonly location: string;
}

/** A door: a piece that may be bored for hinges. */
export interface Door extends Piece {
  readonly preBored: boolean;
}

/** The pieces of one order: what a cart item holds besides its product. */
export interface Configuration {
  readonly doors: readonly Door[];
  readonly drawers: readonly Piece[];
  readonly panels: readonly Piece[];
  readonly fillers: readonly Piece[];
}
