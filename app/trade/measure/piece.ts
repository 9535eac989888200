import type { CupUnits } from "./cup-units";
import { MAX_INCHES, MAX_READ_INCHES, type Measure, type Sixteenths } from "./measure";

export const PIECE_LISTS = ["doors", "drawers", "panels", "fillers"] as const;

export type PieceList = (typeof PIECE_LISTS)[number];

/** The lists that Add to Cart validates; panels and fillers are never refused for missing values (section 5). */
const VALIDATED: readonly PieceList[] = ["doors", "drawers"];

export function isValidated(list: PieceList): boolean {
  return VALIDATED.includes(list);
}

export function maxInches(list: PieceList): number {
  return isValidated(list) ? MAX_INCHES : MAX_READ_INCHES;
}

export const MAX_PIECES = 250;

export const MAX_ORDER_PIECES = 1000;

/** The response shows every row again (specification, section 5). With JavaScript, the page does this itself. */
export const MAX_POSTED_ROWS = 200;

/** The longest location label stored, in UTF-16 code units: it must fit a sticker. */
export const MAX_LOCATION_LENGTH = 80;

export const MAX_NOTE_LENGTH = 200;

/** Seen from the front. A pair is two doors over one opening; its quantity counts doors. */
export const HINGE_SIDES = ["left", "right", "pair", "top", "none"] as const;

export type HingeSide = (typeof HINGE_SIDES)[number];

/** Distances from a door's edge to its hinge cups that hinges are made for, in millimeters. */
export const BORING_DISTANCES = [3, 4, 5, 6] as const;

export type BoringDistance = (typeof BORING_DISTANCES)[number];

/** The usual distance: it puts the center of a 35 mm cup 22.5 mm from the edge. */
export const DEFAULT_BORING: BoringDistance = 5;

/** `ends`: one cup from each end in turn, the first from the top. */
export const HINGES_FROM = ["ends", "top", "bottom"] as const;

/** Which way the grain of a slab or panel runs; `matched` continues through a run of fronts. */
export const GRAIN_CHOICES = ["upright", "across", "matched"] as const;

export type GrainChoice = (typeof GRAIN_CHOICES)[number];

export const GLASS_CHOICES = ["yes"] as const;

export const MAX_OPENING_LENGTH = 64;

export const MAX_HANDLE_LENGTH = 40;

export interface Piece {
  readonly width: Measure;
  readonly height: Measure;
  readonly location: string;
  readonly quantity?: number;
  readonly note?: string;
  readonly opening?: string;
  readonly grain?: GrainChoice;
  /** The height of a center rail's center above the bottom of the piece; worked out if missing. */
  readonly centerRail?: Sixteenths;
  readonly handle?: string;
  readonly glass?: (typeof GLASS_CHOICES)[number];
}

export interface Door extends Piece {
  readonly preBored: boolean;
  readonly hinge?: HingeSide;
  readonly boring?: BoringDistance;
  /** `top` if missing; for a door that is hinged at the top, read left for top and right for bottom, from the front. */
  readonly hingesFrom?: (typeof HINGES_FROM)[number];
  /** The centers of its cups from there, ascending, or from each end in turn; worked out if missing. */
  readonly cups?: readonly CupUnits[];
  readonly fixing?: string;
}

export type PieceDetail = Exclude<keyof Door, "width" | "height" | "location" | "preBored" | "quantity">;

export function quantityOf({ quantity = 1 }: Pick<Piece, "quantity">): number {
  return quantity;
}

export interface Configuration {
  readonly doors: readonly Door[];
  readonly drawers: readonly Piece[];
  readonly panels: readonly Piece[];
  readonly fillers: readonly Piece[];
}
