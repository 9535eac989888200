import type { CupUnits } from "./cup-units";
import { MAX_INCHES, MAX_READ_INCHES, type Measure, type Sixteenths } from "./measure";

/** The four lists of an order, in the order in which they are shown. */
export const PIECE_LISTS = ["doors", "drawers", "panels", "fillers"] as const;

export type PieceList = (typeof PIECE_LISTS)[number];

/** The lists that Add to Cart validates; panels and fillers are never refused for missing values (section 5). */
const VALIDATED: readonly PieceList[] = ["doors", "drawers"];

/** Whether the rules of section 5 apply to a list. */
export function isValidated(list: PieceList): boolean {
  return VALIDATED.includes(list);
}

/** The longest side that a list takes, in whole inches: what can be made, or all that can be read. */
export function maxInches(list: PieceList): number {
  return isValidated(list) ? MAX_INCHES : MAX_READ_INCHES;
}

/** The most pieces that one list of a cart line holds; a longer list becomes several lines. */
export const MAX_PIECES = 250;

/** The most pieces that one list of the order form takes, the sum of its rows' quantities. */
export const MAX_ORDER_PIECES = 1000;

/**
 * The most rows, over all lists, that the server accepts in a post of the whole page (specification, section 5), since
 * its response shows every row again. With JavaScript, the page does this itself.
 */
export const MAX_POSTED_ROWS = 200;

/** The longest location label stored, in UTF-16 code units: it must fit a sticker. */
export const MAX_LOCATION_LENGTH = 80;

/** The longest note to the workshop stored with a piece, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 200;

/**
 * Where a door's hinges are, seen from the front. A pair is two doors over one opening, the first hinged left and the
 * second right; its quantity counts doors.
 */
export const HINGE_SIDES = ["left", "right", "pair", "top", "none"] as const;

export type HingeSide = (typeof HINGE_SIDES)[number];

/** Distances from a door's edge to its hinge cups that hinges are made for, in millimeters. */
export const BORING_DISTANCES = [3, 4, 5, 6] as const;

export type BoringDistance = (typeof BORING_DISTANCES)[number];

/** The usual distance: it puts the center of a 35 mm cup 22.5 mm from the edge. */
export const DEFAULT_BORING: BoringDistance = 5;

/** The end of a door that the heights of its cups are measured from. */
export const HINGES_FROM = ["top", "bottom"] as const;

/** Which way the grain of a slab or panel runs; `matched` continues through a run of fronts. */
export const GRAIN_CHOICES = ["upright", "across", "matched"] as const;

export type GrainChoice = (typeof GRAIN_CHOICES)[number];

/** What a piece says that has a frame for glass in place of its panel. */
export const GLASS_CHOICES = ["yes"] as const;

/** The longest notation of an opening, in UTF-16 code units. */
export const MAX_OPENING_LENGTH = 64;

/** The longest notation of a handle's holes, in UTF-16 code units. */
export const MAX_HANDLE_LENGTH = 40;

/** A drawer front, panel or filler as the cart stores it (specification, section 3). */
export interface Piece {
  readonly width: Measure;
  readonly height: Measure;
  readonly location: string;
  /** How many there are; 1 if missing. */
  readonly quantity?: number;
  /** A note to the workshop. */
  readonly note?: string;
  /** The opening that the size was worked out from and the rule used, in the notation of `opening.ts`. */
  readonly opening?: string;
  /** As the style has it if missing. */
  readonly grain?: GrainChoice;
  /** The height of a center rail's center above the bottom of the piece; worked out if missing. */
  readonly centerRail?: Sixteenths;
  /** The holes for a handle, in their notation. */
  readonly handle?: string;
  /** Whether its frame is made for glass, without a panel; as the style has it if missing. */
  readonly glass?: (typeof GLASS_CHOICES)[number];
}

/** A door: a piece that may be bored for hinges. */
export interface Door extends Piece {
  readonly preBored: boolean;
  readonly hinge?: HingeSide;
  /** {@link DEFAULT_BORING} if missing. */
  readonly boring?: BoringDistance;
  /** `top` if missing; for a door that is hinged at the top, its left edge as seen from the front. */
  readonly hingesFrom?: (typeof HINGES_FROM)[number];
  /** The centers of its cups from there, ascending; worked out if missing. */
  readonly cups?: readonly CupUnits[];
  /** The holes beside each cup, by the key of a fixing pattern (`fixing.ts`); none if missing. */
  readonly fixing?: string;
}

/** The names of what is typed and stored about a piece by the table of `piece-details.ts`. */
export type PieceDetail = Exclude<keyof Door, "width" | "height" | "location" | "preBored" | "quantity">;

/** How many of a piece there are. */
export function quantityOf({ quantity = 1 }: Pick<Piece, "quantity">): number {
  return quantity;
}

/** The pieces of one order: what a cart item holds besides its product. */
export interface Configuration {
  readonly doors: readonly Door[];
  readonly drawers: readonly Piece[];
  readonly panels: readonly Piece[];
  readonly fillers: readonly Piece[];
}
