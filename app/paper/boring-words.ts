import type { ProductSpecification } from "~/catalog/product";
import { cupWords, tenthsMmWords } from "~/making/hinge-words";
import { cupEnd, planHinges } from "~/making/hinges";
import { fixingHolesWords } from "~/measure/fixing";
import { toSixteenths } from "~/measure/measure";
import type { Door, Piece } from "~/measure/piece";

/**
 * What the operator of the boring machine must know: how many cups, where, and a warning if the hinge side is missing.
 */
interface BoringWords {
  readonly cups: string;
  readonly warning: string;
}

const NO_HINGE_SIDE = "No hinge side was given: ask before boring.";

/**
 * Where the cups of a door are bored: `Bore 2 cups: 3", 27" from the top, 22.5 mm from the hinge edge`. The cups are
 * those of {@link planHinges}; both texts are empty for a piece that is not bored.
 */
export function boringWords(piece: Piece | Door, specification: ProductSpecification | null): BoringWords {
  if (!("preBored" in piece) || !piece.preBored) return { cups: "", warning: "" };
  const { width, height, hinge, fixing } = piece;
  const plan = planHinges({ ...piece, width: toSixteenths(width), height: toSixteenths(height) }, specification);
  if (!plan) return { cups: "", warning: "" };
  const at = plan.heights.map(cupWords).join(", ");
  const edge = hinge === "top" ? "upper edge" : "hinge edge";
  return {
    cups: `Bore ${plan.count} cups: ${at} from the ${plan.from}, ${tenthsMmWords(plan.cupCenterTenthsMm)} from the ${edge}${fixing ? `; ${fixingHolesWords(fixing)}` : ""}`,
    warning: hinge === undefined ? NO_HINGE_SIDE : "",
  };
}

/** The given heights of a door's cups in the few words of a label: `Cups 3 3/4", 26 1/2" from top`; empty for none. */
export function shortCups(piece: Piece | Door): string {
  if (!("preBored" in piece) || !piece.preBored || !piece.cups) return "";
  return `Cups ${piece.cups.map(cupWords).join(", ")} from ${cupEnd(piece)}`;
}
