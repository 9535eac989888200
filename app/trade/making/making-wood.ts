import { type DoorBuild, railOf, riseOf } from "~/trade/catalog/door-build";
import { isSeenThrough } from "~/trade/catalog/finish";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import type { Sixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { handleHoles, handsOf } from "./handle-holes";
import { inchWords } from "./hinge-words";
import { rabbetOf } from "./making-glass";
import { divisionOf, facing, minPanel, type Size, type SizeLimits } from "./making-limits";
import type { JudgedPiece, Rule } from "./making-rule";

const isSlab = ({ build }: JudgedPiece) => build?.frame === "slab";

/** What must remain between the edge of a hole and the edge of the piece or of its stile: 8 mm. */
const WOOD_LEFT = 80 * CUP_UNITS.tenthMm;

const isIn = (center: number, diameter: number, from: number, to: number) =>
  center - diameter / 2 - WOOD_LEFT >= from && center + diameter / 2 + WOOD_LEFT <= to;

function handleTrouble(piece: JudgedPiece): string {
  const { list, build } = piece;
  const [width, height] = [piece.width * CUP_UNITS.sixteenth, piece.height * CUP_UNITS.sixteenth];
  const rabbet = rabbetOf(piece);
  const [stile, rail] = [
    ((build?.stile ?? 0) - rabbet) * CUP_UNITS.sixteenth,
    ((build ? railOf(build, list) : 0) - rabbet) * CUP_UNITS.sixteenth,
  ];
  for (const hinge of handsOf(list === "doors" ? piece.hinge : "none")) {
    for (const { x, y, diameter } of handleHoles({ ...piece, hinge })) {
      if (!isIn(x, diameter, 0, width) || !isIn(y, diameter, 0, height)) return "Its handle does not fit";
      if (list !== "doors" || !build || build.frame === "slab") continue;
      const [center, edge, member] = hinge === "top" ? [y, height, rail] : [x, hinge === "left" ? width : 0, stile];
      const [from, to] = edge === 0 ? [0, member] : [edge - member, edge];
      if (!isIn(center, diameter, from, to)) return "The holes for its handle miss the middle of the frame";
    }
  }
  return list === "drawers" && build?.panel === "glass" ? "A handle cannot be on glass" : "";
}

export const WOOD_RULES: readonly Rule[] = [
  {
    id: "no-grain",
    severity: "red",
    judge({ list, grain, build }) {
      if (!grain || !build) return null;
      if (grain === "across" && riseOf(build, list) > 0) {
        return { text: "The grain of an arched panel is upright", advice: "Choose the style’s own grain" };
      }
      if (build.panelGrain) return null;
      if (build.panel === "glass")
        return { text: "Glass has no grain", advice: "Choose the style’s own grain, or a panel" };
      const what = build.frame === "slab" ? "This style shows no grain" : "The panels of this style show no grain";
      return { text: what, advice: "Choose the style’s own grain" };
    },
  },
  {
    id: "hidden-grain",
    severity: "red",
    judge({ grain, build, specification }) {
      const kind = specification?.finishKind;
      if (!grain || !build?.panelGrain || !kind || isSeenThrough(kind)) return null;
      return { text: "This finish hides the grain", advice: "Choose the style’s own grain" };
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
  {
    id: "handle-side",
    severity: "red",
    judge: ({ list, hinge, handle }) =>
      handle && list === "doors" && (hinge === undefined || hinge === "none")
        ? { text: "Handle holes need a hinge side", advice: "Choose a hinge side, or no handle holes" }
        : null,
  },
  {
    id: "handle-place",
    severity: "red",
    judge(piece) {
      const text = piece.handle ? handleTrouble(piece) : "";
      return text ? { text, advice: "Choose a smaller handle or another place, or no handle holes" } : null;
    },
  },
];

interface RailRange {
  readonly least: Sixteenths;
  readonly most: Sixteenths;
}

/**
 * Where a center rail can be: enough panel must show below and above it, and neither part may be higher than a single
 * panel of the style. The first is more than the second if there is no such height.
 */
export function railRange(list: PieceList, size: Size, build: DoorBuild, limits: SizeLimits): RailRange {
  const rail = railOf(build, list);
  const half = (rail - (rail % 2)) / 2;
  const shown = minPanel(build, list).height - riseOf(build, list);
  const panel = facing(size, limits.onePanel, limits.turns).height;
  const least = rail + shown + half;
  const most = size.height - 2 * rail - shown - riseOf(build, list) + half;
  return { least: Math.max(least, size.height - panel), most: Math.min(most, panel) };
}
