import { isProductId } from "~/domain/product";

/** The name in the address, and of the checkboxes and lists of the forms that lead there. */
export const COMPARED = "styles";

/** More styles than this are not read of an address. */
const MOST_READ = 20;

/** What stands between the styles. */
const SEPARATOR = ",";

/**
 * The styles that an address asks for, in its order: parted by commas, or each in a value of its own, as a form sends them. None
 * twice, and nothing that no style could be called; whether the shop has them, and how many fit, is for others to say.
 */
export function readComparedStyles(query: URLSearchParams): readonly string[] {
  const ids = query.getAll(COMPARED).flatMap((value) => value.split(SEPARATOR));
  return [...new Set(ids.map((id) => id.trim()).filter(isProductId))].slice(0, MOST_READ);
}

/** The address of a comparison. */
export function comparisonAddress(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?${COMPARED}=${ids.join(SEPARATOR)}` : "/compare";
}

/** The address that a query should have had; `null` for one that is written so. Names that the page does not read do not matter. */
export function normalComparison(query: URLSearchParams): string | null {
  const ids = readComparedStyles(query);
  const written = query.getAll(COMPARED);
  const isNormal = ids.length > 0 ? written.length === 1 && written[0] === ids.join(SEPARATOR) : written.length === 0;
  return isNormal ? null : comparisonAddress(ids);
}
