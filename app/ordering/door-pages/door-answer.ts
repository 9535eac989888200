import type { CalendarDay } from "~/base/time/time";
import type { CartItem } from "~/configurator/lines/cart";
import type { ReadCode } from "~/ordering/passports/passport-code";
import type { FinishKind } from "~/trade/catalog/finish";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { Again } from "./again";

/** When a piece was confirmed, made and shipped; `null` for what has not happened. */
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
  /** The piece as a line of its own: without its location and its note, and, once it is shown, without its price. */
  readonly item: CartItem;
  readonly hasNote: boolean;
  /** Whether another one was made in its place. Of pieces that are alike, nobody knows which, unless all were. */
  readonly isMadeAgain: boolean;
}

interface Care {
  readonly surface: string;
  readonly cleanWith: string;
  readonly keepAway: string;
}

export interface ShownDoor extends MadeDoor {
  /** The shop's own words about the style, or else what the guide says about each of its surfaces. */
  readonly care: string | readonly Care[];
  readonly match: string;
  /** The owner's limit in months, if the batch is older than that. */
  readonly olderThan: number | null;
  /** `null` if today's styles could not be loaded. */
  readonly again: Again | null;
  readonly terms: ShopTerms;
}

/**
 * What the page at an address shows. `unknown` is a code that the shop did not make; `gone` one whose order was
 * canceled, or was changed and no longer has the piece.
 */
export type DoorAnswer =
  | { readonly kind: "door"; readonly door: ShownDoor }
  | { readonly kind: "closed" | "gone" | "unknown" }
  | { readonly kind: Exclude<ReadCode["kind"], "code"> }
  /** Seconds to wait. */
  | { readonly kind: "limited"; readonly retryAfter: number };

/**
 * A batch: the day on which its production began, and a letter for each order that began on that day; `before` counts
 * the others that began before it.
 */
export function batchName(day: string, before: number): string {
  let letters = "";
  for (let left = before + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${day} ${letters}`;
}

/**
 * How old a batch may be, in months, before the shop warns that it will not match; unless the owner sets another age.
 */
export const BATCH_MONTHS = 24;

/** Whether something was made more than so many months ago. */
export function isOlderThan(madeOn: string, months: number, today: CalendarDay): boolean {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const index = year * 12 + (month - 1) - months;
  const limit = [Math.floor(index / 12), (index % 12) + 1].map((part) => String(part).padStart(2, "0")).join("-");
  return madeOn < limit + today.slice(7);
}

/** What the surface of a piece is, in the words of the care guide's table. */
export type Surface = "Lacquered wood" | "Oiled wood" | "Painted" | "Thermofoil" | "Laminate";

type Made = Pick<ProductSpecification, "construction" | "material" | "finish">;

/** The surface of a piece; the kind of its finish is `null` if the shop no longer knows it. */
export function surfaceOf({ material, finish }: Made, kind: FinishKind | null): Surface {
  if (/thermofoil|\bfoil\b/i.test(`${material} ${finish}`)) return "Thermofoil";
  if (/laminate/i.test(material) || kind === "foil") return "Laminate";
  if (kind === "paint" || kind === "primed" || /\b(?:sprayed|paint|painted|primer|primed)\b/i.test(finish))
    return "Painted";
  return kind === "raw" || /\boil(?:ed)?\b/i.test(finish) ? "Oiled wood" : "Lacquered wood";
}

export const hasGlass = ({ construction }: Made): boolean => /glass/i.test(construction);

export function matchWords(surface: Surface): string {
  switch (surface) {
    case "Painted":
      return "Paint is mixed again for every order, and older paint has aged in the light. Beside this one, a new piece can differ slightly in color or sheen.";
    case "Thermofoil":
    case "Laminate":
      return "Sheets and foils come from different production runs. Beside this one, a new piece can differ slightly in color.";
    default:
      return "Wood is a natural material: grain and color differ from board to board, and wood changes color in daylight. A new piece will not be an exact match beside this one.";
  }
}
