import { COMPARED } from "~/domain/comparison";
import { FINISH_FIELD } from "~/domain/finish";
import { isProductId } from "~/domain/product";

/** More styles than this are not read of an address. */
const MOST_READ = 20;

/** The longest name of a finish that is read, in code points. */
const MAX_FINISH_TEXT = 120;

/** What stands between the styles. */
const SEPARATOR = ",";

/** What an address asks to see side by side. */
export interface AskedComparison {
  /** Styles by their ids, none twice. */
  readonly ids: readonly string[];
  /** The name of the finish to see them in; `null` for what each is sold in. */
  readonly finish: string | null;
}

/**
 * The styles that an address asks for, in its order: parted by commas, or each in a value of its own, as a form sends them. None
 * twice, and nothing that no style could be called; whether the shop has them, how many fit, and which can be had in the finish
 * is for others to say.
 */
export function readComparison(query: URLSearchParams): AskedComparison {
  const written = query.getAll(COMPARED).flatMap((value) => value.split(SEPARATOR));
  const ids = [...new Set(written.map((id) => id.trim()).filter(isProductId))].slice(0, MOST_READ);
  const finish = [...(query.get(FINISH_FIELD) ?? "").replace(/\p{Cc}+/gu, " ").trim()]
    .slice(0, MAX_FINISH_TEXT)
    .join("");
  return { ids, finish: (ids.length > 0 && finish) || null };
}

/** The address of a comparison; `finish` is left out without styles. */
export function comparisonAddress(ids: readonly string[], finish: string | null = null): string {
  if (ids.length === 0) return "/compare";
  const inFinish = finish ? `${new URLSearchParams({ [FINISH_FIELD]: finish })}&` : "";
  return `/compare?${inFinish}${COMPARED}=${ids.join(SEPARATOR)}`;
}

/** The address that a query should have had; `null` for one that is written so. Names that the page does not read do not matter. */
export function normalComparison(query: URLSearchParams): string | null {
  const { ids, finish } = readComparison(query);
  const address = comparisonAddress(ids, finish);
  const wanted = new URLSearchParams(address.slice("/compare".length));
  const read = [...query].filter(([name]) => name === COMPARED || name === FINISH_FIELD);
  return new URLSearchParams(read).toString() === wanted.toString() ? null : address;
}
