import type { SurfaceCare } from "~/trade/catalog/comparison";
import { readBuild } from "~/trade/catalog/door-build";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { WordedChoice } from "./facet";
import { choicesOf, saysOneOf } from "./own-choice";

/** A surface, the words that identify it, and its care. */
interface CaredSurface extends WordedChoice {
  readonly care: SurfaceCare;
}

/** The texts about care and warranty, chosen by what a style says about itself. */
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
  const ids = choicesOf(finish, surfaces, material)?.map(({ id }) => id) ?? [];
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

/**
 * What is warranted for a style beyond what is warranted for all: its joints, its face and its finish, if it has them.
 */
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
  ];
}
