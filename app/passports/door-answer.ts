import type { CartItem } from "~/lines/cart";
import type { ShopTerms } from "~/pricing/price-terms";
import type { Again } from "./again";
import type { ReadCode } from "./passport-code";

/** When a piece was confirmed, made and shipped: days as YYYY-MM-DD, `null` for what has not happened. */
export interface DoorDays {
  readonly confirmedOn: string | null;
  /** The day on which its production began. */
  readonly madeOn: string | null;
  readonly shippedOn: string | null;
  /** `null` before its production begins. */
  readonly batch: string | null;
}

/** A piece with a passport, as anybody with its code may know it. */
export interface MadeDoor extends DoorDays {
  /** The piece as a line of its own: without its location and its note. */
  readonly item: CartItem;
  /** Whether it was ordered with a note to the workshop. */
  readonly hasNote: boolean;
}

/** How to care for a surface. */
export interface Care {
  readonly surface: string;
  readonly cleanWith: string;
  readonly keepAway: string;
}

/** A piece and what its page says about it. */
export interface ShownDoor extends MadeDoor {
  /** The shop's own words about the style, or else what the guide says about each of its surfaces. */
  readonly care: string | readonly Care[];
  /** How well a new piece would match it. */
  readonly match: string;
  /** The owner's limit in months, if the batch is older than that. */
  readonly olderThan: number | null;
  /** `null` if today's styles could not be loaded. */
  readonly again: Again | null;
  readonly terms: ShopTerms;
}

/**
 * What the page at an address shows. `unknown` is a code that the shop did not make; `gone` one whose order was canceled,
 * or was changed and no longer has the piece.
 */
export type DoorAnswer =
  | { readonly kind: "door"; readonly door: ShownDoor }
  | { readonly kind: "closed" | "gone" | "unknown" }
  | { readonly kind: Exclude<ReadCode["kind"], "code"> }
  /** Seconds to wait. */
  | { readonly kind: "limited"; readonly retryAfter: number };
