import { railRange } from "./center-rail";
import { inchWords } from "./hinge-words";
import { divisionOf } from "./making-limits";
import type { JudgedPiece, Rule } from "./making-rule";

/** Whether a piece has a frame that a center rail can divide; a piece of an unknown style is asked nothing. */
const isSlab = ({ build }: JudgedPiece) => build?.frame === "slab";

/** The rules for what a customer chooses about the wood of a piece. */
export const WOOD_RULES: readonly Rule[] = [
  {
    id: "no-grain",
    severity: "red",
    judge({ grain, build }) {
      if (!grain || !build || build.panelGrain) return null;
      const what = build.frame === "slab" ? "This style shows no grain" : "The panels of this style show no grain";
      return { text: what, advice: "Choose the style’s own grain" };
    },
  },
  {
    id: "rail-in-slab",
    severity: "red",
    judge(piece) {
      if (piece.centerRail === undefined || !isSlab(piece)) return null;
      return { text: "A slab has no center rail", advice: "Leave its height empty, or choose a style with a frame" };
    },
  },
  {
    id: "rail-height",
    severity: "red",
    judge(piece) {
      const { centerRail, build, list, limits } = piece;
      if (centerRail === undefined || !build || isSlab(piece) || piece.fit === "none") return null;
      const { rows, railAt } = divisionOf(piece, limits);
      if (railAt === undefined) {
        const text = `Needs ${rows} panels one above the other, with its center rails evenly spaced`;
        return { text, advice: "Leave the height of the center rail empty" };
      }
      const { least, most } = railRange(list, piece, build, limits);
      if (centerRail >= least && centerRail <= most) return null;
      if (least > most) return { text: "Too short for a center rail", advice: "Leave its height empty" };
      const where = centerRail < least ? "Center rail too low" : "Center rail too high";
      const range = `${inchWords(least)} and ${inchWords(most)}`;
      return { text: `${where}: its center must be between ${range} from the bottom`, advice: "Change its height" };
    },
  },
];
