import { railOf, riseOf } from "~/trade/catalog/door-build";
import { GLASS_RABBET } from "~/trade/catalog/glass-frame";
import type { Sixteenths } from "~/trade/measure/measure";
import { inchWords } from "./hinge-words";
import { divisionOf } from "./making-limits";
import type { JudgedPiece, Rule } from "./making-rule";

/** What must remain of a center rail between the rabbets above and below it: 1/2 in. */
const RAIL_LEFT: Sixteenths = 8;

export function rabbetOf({ build, specification }: Pick<JudgedPiece, "build" | "specification">): Sixteenths {
  return build?.panel === "glass" ? (specification?.workshop?.glassRabbet ?? GLASS_RABBET) : 0;
}

export const GLASS_RULES: readonly Rule[] = [
  {
    id: "glass-frame",
    severity: "red",
    judge({ list, glass, build }) {
      if (!glass || !build) return null;
      if (build.panel !== "glass") {
        return { text: "This style has no panel that glass could replace", advice: "Choose a style with a panel" };
      }
      return riseOf(build, list) > 0
        ? { text: "Glass cannot follow an arch", advice: "Choose a style without an arch" }
        : null;
    },
  },
  {
    id: "glass-rail",
    severity: "red",
    judge(piece) {
      const rail = piece.build ? railOf(piece.build, piece.list) : 0;
      const rabbet = rabbetOf(piece);
      if (rabbet === 0 || rail - 2 * rabbet >= RAIL_LEFT || divisionOf(piece, piece.limits).rows === 1) return null;
      const text = `A center rail of ${inchWords(rail)} is too narrow for glass above and below it`;
      return { text, advice: "Leave its height empty, or choose a wider frame" };
    },
  },
];
