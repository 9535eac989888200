/** The ways of choosing among styles by what a product is said to be, in the order in which the shop shows them. */
export const FACETS = ["construction", "material", "finish", "glass", "price", "lead"] as const;

export type FacetName = (typeof FACETS)[number];

/** A value for each facet. */
export function perFacet<T>(make: (name: FacetName) => T): Readonly<Record<FacetName, T>> {
  return Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, T>;
}

/** One choice of a facet; its id stands in addresses. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** A choice that a text belongs to by its words. */
export interface WordedChoice extends Choice {
  /** Words, or beginnings of words, of which one is enough. */
  readonly words: readonly string[];
  /** Words that keep a text out all the same. */
  readonly unless?: readonly string[];
  /** Words of the material that are enough whatever the text itself says. */
  readonly materials?: readonly string[];
}

/** A range of whole dollars per square foot, both ends included. */
export interface PriceBand extends Choice {
  readonly from: number;
  readonly to: number;
}

/** A number of working days within which making is done. */
export interface DayBand extends Choice {
  readonly within: number;
}

/** What the shop's words for construction, material and so on are; the catalog's own words are sorted by them. */
export interface FacetTables {
  readonly construction: readonly WordedChoice[];
  readonly material: readonly WordedChoice[];
  readonly finish: readonly WordedChoice[];
  readonly glass: { readonly words: readonly string[]; readonly framed: Choice; readonly solid: Choice };
  readonly price: readonly PriceBand[];
  /** The shortest first. */
  readonly lead: readonly DayBand[];
  /** Where the rarest texts go if a catalog has too many that no word of the tables knows. */
  readonly other: Choice;
}
