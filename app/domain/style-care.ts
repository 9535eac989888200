import type { SurfaceCare } from "./comparison";
import { readBuild } from "./door-build";
import type { WordedChoice } from "./finding/facet";
import { choicesOf, saysOneOf } from "./finding/own-choice";
import type { ProductSpecification } from "./product";

/** A surface, by the words in which it is told, with its care. */
interface CaredSurface extends WordedChoice {
  readonly care: SurfaceCare;
}

/** The words on the care of styles and their warranty, by what a style says of itself. */
export interface StyleCareTable {
  /** The first that a style's words belong to is its surface. */
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

/** How a style is cared for: its surface, and its glass where it is made for some; empty where its words tell no surface. */
export function careOf(specification: ProductSpecification, table: StyleCareTable): readonly SurfaceCare[] {
  const surface = surfaceOf(specification, table.surfaces);
  return [...(surface ? [surface.care] : []), ...(readBuild(specification).panel === "glass" ? [table.glass] : [])];
}

/** What is warranted of a style besides what is of all: its joints, its face, its finish, where it has them. */
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
