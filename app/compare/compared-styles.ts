import { COMPARED } from "~/catalog/comparison";
import { FINISH_FIELD } from "~/catalog/finish";
import { isProductId } from "~/catalog/product";

/** The most styles that are read from an address. */
const MAX_IDS = 20;

/** The longest name of a finish that is read, in code points. */
const MAX_FINISH_TEXT = 120;

/** The separator between the styles. */
const SEPARATOR = ",";

/** The comparison in an address. */
export interface AskedComparison {
  /** The ids of the styles, without repeats. */
  readonly ids: readonly string[];
  /** The name of the finish to show them in; `null` for the one that each is sold in. */
  readonly finish: string | null;
}

/**
 * The styles in an address, in its order: separated by commas, or each in a value of its own, as a form sends them.
 * Repeats and impossible ids are dropped. Whether the shop has the styles, how many fit, and which are made in the
 * finish is decided elsewhere.
 */
export function readComparison(query: URLSearchParams): AskedComparison {
  const written = query.getAll(COMPARED).flatMap((value) => value.split(SEPARATOR));
  const ids = [...new Set(written.map((id) => id.trim()).filter(isProductId))].slice(0, MAX_IDS);
  const finish = [...(query.get(FINISH_FIELD) ?? "").replace(/\p{Cc}+/gu, " ").trim()]
    .slice(0, MAX_FINISH_TEXT)
    .join("");
  return { ids, finish: (ids.length > 0 && finish) || null };
}

/** The address of a comparison; `finish` is left out if there are no styles. */
export function comparisonAddress(ids: readonly string[], finish: string | null = null): string {
  if (ids.length === 0) return "/compare";
  const inFinish = finish ? `${new URLSearchParams({ [FINISH_FIELD]: finish })}&` : "";
  return `/compare?${inFinish}${COMPARED}=${ids.join(SEPARATOR)}`;
}

/**
 * The canonical address for a query; `null` if the query is already in that form. Parameters that the page does not
 * read are ignored.
 */
export function normalComparison(query: URLSearchParams): string | null {
  const { ids, finish } = readComparison(query);
  const address = comparisonAddress(ids, finish);
  const wanted = new URLSearchParams(address.slice("/compare".length));
  const read = [...query].filter(([name]) => name === COMPARED || name === FINISH_FIELD);
  return new URLSearchParams(read).toString() === wanted.toString() ? null : address;
}
