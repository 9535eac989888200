import type { Sixteenths } from "../measure";
import { MAX_LENGTH } from "../product";
import { readTape } from "../tape";
import { FACETS, perFacet } from "./facet";
import type { Narrowing, ShopFilter } from "./shop-filter";
import type { SortedCatalog } from "./told-facts";

/**
 * The width that a text asks for: the wider of two marks of the tape that it lies between.
 *
 * @returns `null` for none, and for a text that is no width of a door
 */
export function widthAsked(text: string): Sixteenths | null {
  const reading = readTape(text);
  if (reading.kind === "unreadable") return null;
  const length = reading.kind === "between" ? reading.above : reading.length;
  return length > 0 && length <= MAX_LENGTH ? length : null;
}

/** By what a filter narrows the list; a width that cannot be read narrows nothing. */
export function narrowings({ chosen, width }: ShopFilter): Narrowing[] {
  const set: Narrowing[] = FACETS.filter((name) => chosen[name].length > 0);
  return widthAsked(width) === null ? set : [...set, "width"];
}

/** A width as an address writes it: in inches, as a decimal number, of which a sixteenth has four digits at most. */
const decimal = (length: Sixteenths) => String(length / 16);

/** The filter with the catalog's own choices alone, in their order, and a width that can be read in one form. */
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
