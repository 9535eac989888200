import type { ProductSpecification } from "~/trade/catalog/product";
import { boredPlan, lacksCupRoom } from "~/trade/making/bored-plan";
import { heightsWords } from "~/trade/making/height-words";
import { tenthsMmWords } from "~/trade/making/hinge-words";
import { givenHeights } from "~/trade/making/hinges";
import { fixingHolesWords } from "~/trade/measure/fixing";
import type { Door, Piece } from "~/trade/measure/piece";

/**
 * Where the cups of a door are bored: `Bore 2 cups: 3", 27" from the top, 22.5 mm from the hinge edge`. The cups are
 * those of {@link boredPlan}; empty for a piece that is not bored.
 */
export function boringWords(piece: Piece | Door, specification: ProductSpecification | null): string {
  const plan = boredPlan(piece, specification);
  if (!plan || !("preBored" in piece)) return "";
  const { hinge, fixing } = piece;
  const at = heightsWords(plan.heights);
  const edge = hinge === "top" ? "upper edge" : "hinge edge";
  return `Bore ${plan.count} cups: ${at}, ${tenthsMmWords(plan.cupCenterTenthsMm)} from the ${edge}${fixing ? `; ${fixingHolesWords(fixing)}` : ""}`;
}

/**
 * The given heights of a door's cups in the few words of a label: `Cups 3 3/4", 26 1/2" from top`, or that it must not
 * be bored; empty for none.
 */
export function shortCups(piece: Piece | Door, specification: ProductSpecification | null): string {
  if (!("preBored" in piece) || !piece.preBored) return "";
  if (lacksCupRoom(piece, specification)) return "Do not bore: see the work order";
  return piece.cups ? `Cups ${heightsWords(givenHeights(piece), undefined, "")}` : "";
}
