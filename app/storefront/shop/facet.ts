/** The facets that styles can be chosen by, in the order in which the shop shows them. */
export const FACETS = ["color", "construction", "material", "finish", "glass", "price", "lead"] as const;

export type FacetName = (typeof FACETS)[number];

export function perFacet<T>(make: (name: FacetName) => T): Readonly<Record<FacetName, T>> {
  return Object.fromEntries(FACETS.map((name) => [name, make(name)])) as Record<FacetName, T>;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What a color looks like, as `#rrggbb`. */
  readonly swatch?: string;
}

export interface WordedChoice extends Choice {
  readonly words: readonly string[];
  /** Words that exclude a text that would otherwise match. */
  readonly unless?: readonly string[];
  /** Words of the material that are enough, regardless of the text itself. */
  readonly materials?: readonly string[];
}

interface PriceBand extends Choice {
  readonly from: number;
  readonly to: number;
}

interface DayBand extends Choice {
  readonly within: number;
}

interface ColorChoice extends WordedChoice {
  readonly swatch: string;
}

export interface FacetTables {
  readonly color: readonly ColorChoice[];
  readonly construction: readonly WordedChoice[];
  readonly material: readonly WordedChoice[];
  readonly finish: readonly WordedChoice[];
  readonly glass: { readonly words: readonly string[]; readonly framed: Choice; readonly solid: Choice };
  readonly price: readonly PriceBand[];
  readonly lead: readonly DayBand[];
  /** The choice for the rarest texts, if a catalog has too many that match no word of the tables. */
  readonly other: Choice;
}
