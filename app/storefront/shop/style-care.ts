import { WARRANTED } from "~/house/promises/warranted";
import type { SurfaceCare } from "~/trade/catalog/comparison";
import { readBuild } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import { SURFACE_CARE } from "~/trade/catalog/surface-care";
import type { WordedChoice } from "./facet";
import { facetChoices, saysOneOf } from "./style-words";

interface CaredSurface extends WordedChoice {
  readonly care: SurfaceCare;
}

export interface StyleCareTable {
  /** The first one that matches a style's words is its surface. */
  readonly surfaces: readonly CaredSurface[];
  readonly glass: SurfaceCare;
  readonly warranty: {
    readonly joined: string;
    readonly faced: { readonly words: readonly string[]; readonly text: string };
    readonly finished: { readonly surfaces: readonly string[]; readonly text: string };
  };
}

function surfaceOf({ finish, material }: ProductSpecification, surfaces: readonly CaredSurface[]): CaredSurface | null {
  const ids = facetChoices(finish, surfaces, material)?.map(({ id }) => id) ?? [];
  return surfaces.find(({ id }) => ids.includes(id)) ?? null;
}

/**
 * How to care for a style: its surface, and its glass if it is made for glass; empty if its words name no known
 * surface.
 */
export function careOf(specification: ProductSpecification, table: StyleCareTable): readonly SurfaceCare[] {
  const surface = surfaceOf(specification, table.surfaces);
  return [...(surface ? [surface.care] : []), ...(readBuild(specification).panel === "glass" ? [table.glass] : [])];
}

/** Without what the shop's warranty no longer says, by its sentences and points. */
export function warrantedBy(table: StyleCareTable, stated: readonly string[]): StyleCareTable {
  const { joined, faced, finished } = table.warranty;
  const kept = (text: string) => (stated.includes(text) ? text : "");
  const warranty = {
    joined: kept(joined),
    faced: { ...faced, text: kept(faced.text) },
    finished: { ...finished, text: kept(finished.text) },
  };
  return { ...table, warranty };
}

export function warrantyOf(
  specification: ProductSpecification,
  { surfaces, warranty }: StyleCareTable,
): readonly string[] {
  const { joined, faced, finished } = warranty;
  const surface = surfaceOf(specification, surfaces);
  const { frame } = readBuild(specification);
  return [
    ...(frame === "five-piece" || frame === "mitered" ? [joined] : []),
    ...(saysOneOf(specification.material, faced.words) ? [faced.text] : []),
    ...(surface && finished.surfaces.includes(surface.id) ? [finished.text] : []),
  ].filter((text) => text !== "");
}

const [lacquered, oiled, painted, thermofoil, laminate, glass] = SURFACE_CARE;

type Row = readonly [surface: string, clean: string, avoid: string];

const careRow = ([surface, clean, avoid]: Row) => ({ surface, clean, avoid });

/**
 * How to care for a style and what is warranted for it, by the words that its maker uses for finish and material. The
 * texts are those of the care guide and of the warranty, so that no two pages disagree.
 */
export const styleCare = {
  surfaces: [
    { id: "thermofoil", label: "Thermofoil", words: [], materials: ["thermofoil", "rtf"], care: careRow(thermofoil) },
    { id: "laminate", label: "Laminate", words: [], materials: ["laminate", "hpl"], care: careRow(laminate) },
    {
      id: "unpainted",
      label: "Bare or primed",
      words: ["raw", "unfinished", "bare", "primer", "primed", "paint ready"],
      care: {
        surface: "Until it is painted",
        clean: "Dry cloth; afterwards as painted: damp cloth, mild soap",
        avoid: "Water, and daily use before it is painted",
      },
    },
    {
      id: "painted",
      label: "Painted",
      words: ["paint", "sprayed", "enamel", "pigmented"],
      unless: ["paint ready", "primer", "primed"],
      care: careRow(painted),
    },
    { id: "oiled", label: "Oiled wood", words: ["oil", "hand rubbed"], care: careRow(oiled) },
    {
      id: "lacquered",
      label: "Lacquered wood",
      words: ["lacquer", "varnish", "clear", "stain", "fumed"],
      unless: ["oil", "hand rubbed", "paint", "sprayed", "unstained", "unfinished"],
      care: careRow(lacquered),
    },
  ],
  glass: careRow(glass),
  warranty: {
    joined: WARRANTED.joined,
    faced: { words: ["veneer", "thermofoil", "rtf", "laminate", "hpl", "foil"], text: WARRANTED.faced },
    /** For a finish that the workshop applies, not for foil or laminate, nor for one left to the painter. */
    finished: { surfaces: ["painted", "oiled", "lacquered"], text: WARRANTED.finished },
  },
} as const;
