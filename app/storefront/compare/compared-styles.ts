import { COMPARED } from "~/trade/catalog/comparison";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { FIND_FIELD } from "~/trade/catalog/found-styles";
import { isProductId } from "~/trade/catalog/product";

/** The most styles that are read from an address. */
const MAX_IDS = 20;

/** The longest name of a finish, and the longest part of a style's name, that is read, in code points. */
const MAX_TEXT = 120;

/** The separator between the styles. */
const SEPARATOR = ",";

/** The comparison in an address. */
export interface RequestedComparison {
  /** The ids of the styles, without repeats. */
  readonly ids: readonly string[];
  /** The name of the finish to show them in; `null` for the one that each is sold in. */
  readonly finish: string | null;
  /** What the names of other styles are searched for; empty for nothing. */
  readonly find: string;
}

const textIn = (query: URLSearchParams, name: string): string =>
  [...(query.get(name) ?? "").replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_TEXT).join("");

/**
 * The styles in an address, in its order: separated by commas, or each in a value of its own, as a form sends them.
 * Repeats and impossible ids are dropped. Whether the shop has the styles, how many fit, and which are made in the
 * finish is decided elsewhere.
 */
export function readComparison(query: URLSearchParams): RequestedComparison {
  const written = query.getAll(COMPARED).flatMap((value) => value.split(SEPARATOR));
  const ids = [...new Set(written.map((id) => id.trim()).filter(isProductId))].slice(0, MAX_IDS);
  return { ids, finish: (ids.length > 0 && textIn(query, FINISH_FIELD)) || null, find: textIn(query, FIND_FIELD) };
}

/** The address of a comparison; `finish` is left out if there are no styles. */
export function comparisonAddress(ids: readonly string[], finish: string | null = null, find = ""): string {
  const texts = new URLSearchParams({
    ...(find && { [FIND_FIELD]: find }),
    ...(finish && ids.length > 0 && { [FINISH_FIELD]: finish }),
  });
  const parts = [texts.toString(), ids.length > 0 ? `${COMPARED}=${ids.join(SEPARATOR)}` : ""].filter(Boolean);
  return parts.length > 0 ? `/compare?${parts.join("&")}` : "/compare";
}

/**
 * The canonical address for a query; `null` if the query is already in that form. Parameters that the page does not
 * read are ignored.
 */
export function normalComparison(query: URLSearchParams): string | null {
  const { ids, finish, find } = readComparison(query);
  const address = comparisonAddress(ids, finish, find);
  const wanted = new URLSearchParams(address.slice("/compare".length));
  const read = [...query].filter(([name]) => [COMPARED, FIND_FIELD, FINISH_FIELD].includes(name));
  return new URLSearchParams(read).toString() === wanted.toString() ? null : address;
}
