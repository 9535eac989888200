import type { FinishKind } from "~/catalog/finish";
import type { ProductSpecification } from "~/catalog/product";

/** What the surface of a piece is, in the words of the care guide's table. */
export type Surface = "Lacquered wood" | "Oiled wood" | "Painted" | "Thermofoil" | "Laminate";

type Made = Pick<ProductSpecification, "construction" | "material" | "finish">;

/**
 * The surface of a piece.
 *
 * @param kind of its finish; `null` if the shop no longer knows it
 */
export function surfaceOf({ material, finish }: Made, kind: FinishKind | null): Surface {
  if (/thermofoil|\bfoil\b/i.test(`${material} ${finish}`)) return "Thermofoil";
  if (/laminate/i.test(material) || kind === "foil") return "Laminate";
  if (kind === "paint" || kind === "primed" || /\b(?:sprayed|paint|painted|primer|primed)\b/i.test(finish))
    return "Painted";
  return kind === "raw" || /\boil(?:ed)?\b/i.test(finish) ? "Oiled wood" : "Lacquered wood";
}

/** Whether a piece has glass in it. */
export const hasGlass = ({ construction }: Made): boolean => /glass/i.test(construction);

/** How well a new piece will match the old one beside it. */
export function matchWords(surface: Surface): string {
  switch (surface) {
    case "Painted":
      return "Paint is mixed again for every order, and older paint has aged in the light. Beside this one, a new piece can differ slightly in color or sheen.";
    case "Thermofoil":
    case "Laminate":
      return "Sheets and foils come from different production runs. Beside this one, a new piece can differ slightly in color.";
    default:
      return "Wood is a natural material: grain and color differ from board to board, and wood changes color in daylight. A new piece will not be an exact match beside this one.";
  }
}
