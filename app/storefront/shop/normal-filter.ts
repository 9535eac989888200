import { MAX_LENGTH } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";
import { readTape } from "~/trade/measure/tape";
import { FACETS, perFacet } from "./facet";
import type { Narrowing, ShopFilter } from "./shop-filter";
import type { SortedCatalog } from "./style-facts";

/**
 * The width that a text names; between two marks of the tape, the larger one.
 *
 * @returns `null` for an empty text, and for one that is not a door's width
 */
export function widthAsked(text: string): Sixteenths | null {
  const reading = readTape(text);
  if (reading.kind === "unreadable") return null;
  const length = reading.kind === "between" ? reading.above : reading.length;
  return length > 0 && length <= MAX_LENGTH ? length : null;
}

/** What a filter narrows the list by; a width that cannot be read narrows nothing. */
export function narrowings({ chosen, width }: ShopFilter): Narrowing[] {
  const set: Narrowing[] = FACETS.filter((name) => chosen[name].length > 0);
  return widthAsked(width) === null ? set : [...set, "width"];
}

/** A width as an address writes it: in inches, as a decimal number; a sixteenth needs at most four decimals. */
const decimal = (length: Sixteenths) => String(length / 16);

/** The filter limited to the catalog's own choices, in their order, with a readable width in one form. */
export function normalFilter({ chosen, width, sort }: ShopFilter, { choices }: SortedCatalog): ShopFilter {
  const length = widthAsked(width);
  return {
    chosen: perFacet((name) => {
      const wanted = new Set(chosen[name]);
      return wanted.size === 0 ? [] : choices[name].map(({ id }) => id).filter((id) => wanted.has(id));
    }),
    width: length === null ? width : decimal(length),
    sort,
  };
}
