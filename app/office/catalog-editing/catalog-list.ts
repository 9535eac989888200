import { type DoorStyle, STYLE_STATES, type StylePicture, type StyleState } from "~/trade/catalog/door-style";

const PAGE_SIZE = 50;

export const LIST_FILTER = {
  search: "q",
  state: "state",
  construction: "construction",
  material: "material",
  page: "page",
} as const;

/** The longest search, in UTF-16 code units. */
export const MAX_LIST_SEARCH = 80;

/** Which styles the list shows; empty texts choose nothing. */
export interface ListFilter {
  readonly search: string;
  readonly state: StyleState | null;
  readonly construction: string;
  readonly material: string;
  /** From 1. */
  readonly page: number;
}

export type ListedStyle = Pick<
  DoorStyle,
  "construction" | "handle" | "material" | "nextPrice" | "priceCents" | "state" | "title"
>;

export interface CatalogListRow extends ListedStyle {
  /** How many finishes it comes in. */
  readonly finishes: number;
  readonly picture: StylePicture | null;
}

interface CatalogListPage {
  readonly rows: readonly ListedStyle[];
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  /** The handles of the matching styles just above and just below the page; `null` at the ends. */
  readonly above: string | null;
  readonly below: string | null;
}

export interface ShownCatalog extends Omit<CatalogListPage, "rows"> {
  readonly rows: readonly CatalogListRow[];
  readonly constructions: readonly string[];
  readonly materials: readonly string[];
  /** How many styles there are in each state. */
  readonly counts: Readonly<Record<StyleState, number>>;
  /** The title of the style that a notice is about; `null` for none, or one that is gone. */
  readonly named: string | null;
}

/** The fields of the list's buttons: what to do, with which style, and whose place it takes. */
export const LIST_FIELDS = { intent: "intent", style: "style", to: "to" } as const;

export type ListPost =
  | { readonly intent: "duplicate" | "hide" | "show"; readonly style: string }
  | { readonly intent: "move"; readonly style: string; readonly to: string }
  | { readonly intent: "undo"; readonly version: number };

export function readListPost(form: URLSearchParams): ListPost | null {
  const style = form.get(LIST_FIELDS.style) ?? "";
  const version = form.get("version") ?? "";
  switch (form.get(LIST_FIELDS.intent)) {
    case "duplicate":
      return { intent: "duplicate", style };
    case "hide":
      return { intent: "hide", style };
    case "show":
      return { intent: "show", style };
    case "move":
      return { intent: "move", style, to: form.get(LIST_FIELDS.to) ?? "" };
    case "undo":
      return /^[1-9]\d{0,14}$/.test(version) ? { intent: "undo", version: Number(version) } : null;
    default:
      return null;
  }
}

/** Reads which styles to list from the query of the page's address; invalid values count as not chosen. */
export function readListFilter(query: URLSearchParams): ListFilter {
  const page = query.get(LIST_FILTER.page) ?? "";
  const state = query.get(LIST_FILTER.state);
  const text = (name: string, most: number) => (query.get(name) ?? "").trim().slice(0, most);
  return {
    search: text(LIST_FILTER.search, MAX_LIST_SEARCH),
    state: STYLE_STATES.find((one) => one === state) ?? null,
    construction: text(LIST_FILTER.construction, 200),
    material: text(LIST_FILTER.material, 200),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

export function listSearch({ search, state, construction, material, page }: ListFilter): string {
  const fields = { search, state: state ?? "", construction, material, page: page > 1 ? String(page) : "" };
  const chosen = Object.entries(fields).filter(([, value]) => value !== "");
  return String(new URLSearchParams(chosen.map(([name, value]) => [LIST_FILTER[name as keyof ListFilter], value])));
}

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The styles that a filter chooses, in the order given; every word of the search must occur. */
export function pageOfStyles(styles: readonly ListedStyle[], filter: ListFilter): CatalogListPage {
  const words = folded(filter.search).split(/\s+/).filter(Boolean);
  const matching = styles.filter(({ state, construction, material, title, handle }) => {
    if (filter.state !== null && state !== filter.state) return false;
    if (filter.construction !== "" && construction !== filter.construction) return false;
    if (filter.material !== "" && material !== filter.material) return false;
    if (words.length === 0) return true;
    const text = folded([title, handle, construction, material].join(" "));
    return words.every((word) => text.includes(word));
  });
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(filter.page, pages);
  const first = (page - 1) * PAGE_SIZE;
  return {
    rows: matching.slice(first, first + PAGE_SIZE),
    count: matching.length,
    page,
    pages,
    above: matching[first - 1]?.handle ?? null,
    below: matching[first + PAGE_SIZE]?.handle ?? null,
  };
}

/** The values that a filter offers, in alphabetical order. */
export const choicesIn = (styles: readonly ListedStyle[], name: "construction" | "material"): readonly string[] =>
  [...new Set(styles.map((style) => style[name]))].toSorted((a, b) => a.localeCompare(b, "en"));

export function countsByState(styles: readonly ListedStyle[]): ShownCatalog["counts"] {
  const counts = { draft: 0, shown: 0, hidden: 0 };
  for (const { state } of styles) counts[state] += 1;
  return counts;
}
