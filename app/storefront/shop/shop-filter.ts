import type { FacetName } from "./facet";

/** The orders of the list of styles; the first is the catalog's own. */
export const SORTS = ["recommended", "price", "price-down", "name", "widest"] as const;

export type Sort = (typeof SORTS)[number];

/** What a visitor chooses styles by: any of several choices in a facet, and all facets together. */
export interface ShopFilter {
  readonly chosen: Readonly<Record<FacetName, readonly string[]>>;
  /** The width that a door must be available in, as typed; empty for any. */
  readonly width: string;
  readonly sort: Sort;
}

export const NO_FILTER: ShopFilter = {
  chosen: { construction: [], material: [], finish: [], glass: [], price: [], lead: [] },
  width: "",
  sort: "recommended",
};

/** A facet, or the width of a door, by which the list is narrowed. */
export type Narrowing = FacetName | "width";
