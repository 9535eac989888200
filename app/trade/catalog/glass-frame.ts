import type { Sixteenths } from "~/trade/measure/measure";
import type { Piece } from "~/trade/measure/piece";
import { readBuild } from "./door-build";
import type { ProductSpecification } from "./product";

/** The depth of the rabbet for glass where a style states none: 3/8 in (decision 144). */
export const GLASS_RABBET: Sixteenths = 6;

/** The smallest and the largest door with one pane of glass, as the first catalog has them: 9 x 9 and 24 x 42 in. */
const PANE_LIMITS = { least: 144, width: 384, height: 672 } as const;

export function takesGlass(specification: ProductSpecification): boolean {
  const { frame, panel } = readBuild(specification);
  return (frame === "five-piece" || frame === "mitered") && panel !== "glass";
}

function glazed(specification: ProductSpecification): ProductSpecification {
  const { construction, minWidth, minHeight, maxWidth, maxHeight, workshop } = specification;
  return {
    ...specification,
    construction: `${construction}, for glass`,
    minWidth: Math.max(minWidth, PANE_LIMITS.least),
    minHeight: Math.max(minHeight, PANE_LIMITS.least),
    maxWidth: Math.min(maxWidth || PANE_LIMITS.width, PANE_LIMITS.width),
    maxHeight: Math.min(maxHeight || PANE_LIMITS.height, PANE_LIMITS.height),
    workshop: { glassRabbet: GLASS_RABBET, ...workshop },
  };
}

const known = new WeakMap<ProductSpecification, ProductSpecification>();

/**
 * The specification that a piece is made by: its style's, or for a piece with a frame for glass, that of a glass style.
 */
export function madeBy<Given extends ProductSpecification | null>(
  { glass }: { readonly glass?: Piece["glass"] | undefined },
  specification: Given,
): Given | ProductSpecification {
  if (!glass || !specification || !takesGlass(specification)) return specification;
  const made = known.get(specification) ?? glazed(specification);
  known.set(specification, made);
  return made;
}
