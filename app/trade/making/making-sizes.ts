import { grainOf, railOf, riseOf } from "~/trade/catalog/door-build";
import type { PieceList } from "~/trade/measure/piece";
import { inchWords } from "./hinge-words";
import {
  ARCH,
  divisionOf,
  facing,
  limitsOf,
  MAX_STABLE_SOLID,
  MIN_STURDY_FILLER,
  type Size,
  WARP,
} from "./making-limits";
import type { JudgedPiece, Rule } from "./making-rule";
import { sizeWords } from "./making-words";

const ONE_AND_TWO: Readonly<
  Record<PieceList, { readonly one: string; readonly beside: string; readonly above: string }>
> = {
  doors: { one: "doors", beside: "a pair of doors", above: "two doors, one above the other" },
  drawers: { one: "fronts", beside: "two fronts side by side", above: "two fronts, one above the other" },
  panels: { one: "panels", beside: "two panels side by side", above: "two panels, one above the other" },
  fillers: { one: "fillers", beside: "two lengths", above: "two lengths" },
};

function inParts(piece: JudgedPiece, limit: Size): string {
  const { one, beside, above } = ONE_AND_TWO[piece.list];
  const [columns, rows] = [Math.ceil(piece.width / limit.width), Math.ceil(piece.height / limit.height)];
  if (columns <= 2 && rows === 1) return beside;
  return columns === 1 && rows === 2 ? above : `several smaller ${one}`;
}

const fillOf = ({ build }: JudgedPiece) => (build?.panel === "glass" ? "glass" : "panel");

function sumWords(piece: JudgedPiece, name: string, member: number, limit: number): string {
  if (member === 0) return "";
  return ` (two ${name} of ${inchWords(member)} and ${inchWords(limit - 2 * member)} of ${fillOf(piece)})`;
}

const WITH_PANEL = "Choose a panel in place of the glass";

function tooNarrowAdvice({ build, list }: JudgedPiece): string {
  if (build?.panel === "glass") return WITH_PANEL;
  if (build?.frame === "slab") return list === "doors" ? "Order a wider door or a filler" : "Order a filler";
  return "Choose a slab style, or one with a narrower frame";
}

function tooShortAdvice({ build, list, height, specification }: JudgedPiece): string {
  if (build?.panel === "glass") return WITH_PANEL;
  if (build?.frame === "slab") return "Order a filler";
  const front = limitsOf("drawers", specification).smallest.height;
  return list === "drawers" || height < front ? "Choose a slab style" : "Order a drawer front, which has narrow rails";
}

function panelOf({ build, list, width, height }: JudgedPiece): Size | null {
  if (!build || build.frame === "slab") return null;
  return { width: width - 2 * build.stile, height: height - 2 * railOf(build, list) };
}

function dividers(piece: JudgedPiece): string {
  const { columns, rows } = divisionOf(piece, piece.limits);
  if (columns > 1 && rows > 1) return "a center stile and a center rail";
  return columns > 1 ? "a center stile" : "a center rail";
}

export const SIZE_RULES: readonly Rule[] = [
  {
    id: "too-large",
    severity: "red",
    judge(piece) {
      if (piece.fit !== "none") return null;
      const limit = facing(piece, piece.limits.largest, piece.limits.turns);
      const glass = piece.build?.panel === "glass" ? " for one pane of glass" : "";
      return { text: `Too large: the limit${glass} is ${sizeWords(limit)}`, advice: `Order ${inParts(piece, limit)}` };
    },
  },
  {
    id: "too-narrow",
    severity: "red",
    judge(piece) {
      const { width } = piece.limits.smallest;
      if (piece.width >= width) return null;
      const why = sumWords(piece, "stiles", piece.build?.stile ?? 0, width);
      return { text: `Too narrow: the minimum width is ${inchWords(width)}${why}`, advice: tooNarrowAdvice(piece) };
    },
  },
  {
    id: "too-low",
    severity: "red",
    judge(piece) {
      const { height } = piece.limits.smallest;
      if (piece.height >= height) return null;
      const why = sumWords(piece, "rails", piece.build ? railOf(piece.build, piece.list) : 0, height);
      return { text: `Too short: the minimum height is ${inchWords(height)}${why}`, advice: tooShortAdvice(piece) };
    },
  },
  {
    id: "divided",
    severity: "amber",
    judge(piece) {
      if (piece.fit !== "divided") return null;
      const limit = facing(piece, piece.limits.onePanel, piece.limits.turns);
      const text = `Needs ${dividers(piece)}: a single panel stops at ${sizeWords(limit)}. The warp tolerance becomes ${inchWords(WARP.multi)}`;
      return { text, advice: `Consider ${inParts(piece, limit)}` };
    },
  },
  {
    id: "solid-panel",
    severity: "amber",
    judge(piece) {
      const panel = panelOf(piece);
      if (!panel || piece.build?.panel !== "solid" || piece.fit !== "one") return null;
      const across = grainOf(piece.build, piece.list, piece.grain) === "across" ? panel.height : panel.width;
      if (across <= MAX_STABLE_SOLID) return null;
      const text = `Its solid panel is ${inchWords(across)} across the grain; over ${inchWords(MAX_STABLE_SOLID)}, it moves more than 1/4" with the seasons`;
      return { text, advice: "Consider a style with an MDF panel" };
    },
  },
  {
    id: "slight-panel",
    severity: "amber",
    judge(piece) {
      const panel = panelOf(piece);
      if (!panel || !piece.build) return null;
      const { smallest } = piece.limits;
      if (piece.width < smallest.width || piece.height < smallest.height) return null;
      const shown = Math.min(panel.width, panel.height);
      if (shown >= (panel.width < panel.height ? piece.build.stile : railOf(piece.build, piece.list))) return null;
      return { text: `Only ${inchWords(shown)} of its ${fillOf(piece)} shows`, advice: "Consider a slab style" };
    },
  },
  {
    id: "steep-arch",
    severity: "amber",
    judge: ({ build, list, width, limits }) =>
      build && riseOf(build, list) > 0 && width >= limits.smallest.width && width < ARCH.graceful
        ? {
            text: `Under ${inchWords(ARCH.graceful)} wide, the arch is steep`,
            advice: "Consider a style without an arch",
          }
        : null,
  },
  {
    id: "thin-filler",
    severity: "amber",
    judge: ({ list, width, height }) =>
      list === "fillers" && Math.min(width, height) < MIN_STURDY_FILLER
        ? {
            text: `A strip under ${inchWords(MIN_STURDY_FILLER)} splits easily`,
            advice: "Order a wider filler, and trim it when you fit it",
          }
        : null,
  },
];
