/**
 * The parts of a piece by slow, separate arithmetic, from the rules as the trade writes them: stiles run the full
 * height; rails are the width less two stiles, and two tenons; a panel is the opening and two grooves, less its play;
 * glass has four stops, each as long as the opening and two rabbets. It
 * shares no code with the shop. Lengths are in sixteenths of an inch.
 */

const TENON = 6;
const GROOVE = 6;
const RABBET = 6;

type Construction = readonly [
  joint: "tenon" | "miter" | "board",
  stile: number,
  panel: "solid" | "board" | "beads" | "glass" | "none",
  rise: number,
  band: number,
  /** Where stiles, rails, boards and strips come from, and panels: sticks, sheets, or glued up. */
  frame: "stick" | "sheet",
  fill: "glued" | "sheet",
  fronts: "across" | "upright",
];

/** How each style of the first catalog is made, by hand from its data sheet. */
export const BY_HAND: Readonly<Record<string, Construction>> = {
  "alder-creek": ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
  ashby: ["tenon", 36, "board", 0, 0, "stick", "sheet", "across"],
  barrow: ["board", 0, "none", 0, 0, "sheet", "sheet", "across"],
  bellamy: ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
  calder: ["board", 0, "none", 0, 0, "sheet", "sheet", "upright"],
  corbin: ["board", 0, "none", 0, 1, "sheet", "sheet", "upright"],
  dunmore: ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
  eastlake: ["miter", 36, "solid", 0, 0, "stick", "glued", "across"],
  fenwick: ["tenon", 36, "beads", 0, 0, "stick", "sheet", "across"],
  grange: ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
  hadley: ["tenon", 16, "board", 0, 0, "sheet", "sheet", "across"],
  harrow: ["miter", 36, "solid", 0, 0, "stick", "glued", "across"],
  kestrel: ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
  linden: ["board", 0, "none", 0, 0, "sheet", "sheet", "across"],
  marlow: ["board", 0, "none", 0, 0, "sheet", "sheet", "upright"],
  norwood: ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
  orchard: ["tenon", 36, "solid", 24, 0, "stick", "glued", "across"],
  pierce: ["tenon", 36, "glass", 0, 0, "stick", "glued", "across"],
  quarry: ["board", 0, "none", 0, 1, "sheet", "sheet", "upright"],
  rowan: ["tenon", 36, "solid", 0, 0, "stick", "glued", "across"],
};

export interface SlowPart {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly from: "stick" | "sheet" | "glued";
}

/** Shares a length equally, sixteenth by sixteenth from the first. */
function share(length: number, count: number): number[] {
  const shares: number[] = [];
  for (let at = 0; at < count; at++) shares.push(0);
  for (let given = 0; given < length; given++) shares[given % count] = (shares[given % count] ?? 0) + 1;
  return shares;
}

/** How many openings a frame has, side by side and one above the other: one panel goes up to 24 x 48 in. */
function divisionOf(list: string, panel: string, [width, height]: [number, number], grain = ""): [number, number] {
  const hasGrain = panel === "solid";
  let [widest, tallest] = list === "drawers" || grain === "across" ? [768, 384] : [384, 768];
  if (panel === "glass" || panel === "none") return [1, 1];
  if (width <= widest && height <= tallest) return [1, 1];
  if (!hasGrain && height <= widest && width <= tallest) return [1, 1];
  if (!hasGrain && width > height !== widest > tallest) [widest, tallest] = [tallest, widest];
  return [Math.ceil(width / widest), Math.ceil(height / tallest)];
}

/** What a customer chose about the wood of a piece; the rail's height is in sixteenths, to its center. */
interface SlowWood {
  readonly grain?: string;
  readonly centerRail?: number;
  /** "yes" for a frame for glass. */
  readonly glass?: string;
}

/** Whether the grain of a piece lies across it: as chosen, else as its style has its drawer fronts. */
export function liesAcross(handle: string, list: string, grain = ""): boolean {
  if (grain !== "") return grain === "across";
  return list === "drawers" && BY_HAND[handle]?.[7] === "across";
}

/**
 * Where the center rails of a door meet its stile, from the top, or its center stiles the rail with the hinges, from the
 * left; none in a board, and in a door over 48 x 72 in, which is not made.
 */
export function slowCenters(
  handle: string,
  [width, height]: [number, number],
  isTop: boolean,
  { grain, glass }: SlowWood,
): [from: number, to: number][] {
  const [joint, stile = 0, panel = "none"] = BY_HAND[handle] ?? [];
  const [widest, highest] = grain === "across" ? [1152, 768] : [768, 1152];
  const isTurned = panel !== "solid" && height <= widest && width <= highest;
  if (joint === "board" || !(isTurned || (width <= widest && height <= highest))) return [];
  const [columns, rows] = divisionOf("doors", glass ? "glass" : panel, [width, height], grain);
  const count = isTop ? columns : rows;
  const centers: [number, number][] = [];
  let at = stile;
  for (const opening of share((isTop ? width : height) - (count + 1) * stile, count).slice(0, -1)) {
    centers.push([at + opening, at + opening + stile]);
    at += opening + stile;
  }
  return centers;
}

/** Every single part of one piece of a style of the first catalog. */
export function slowParts(
  handle: string,
  list: string,
  width: number,
  height: number,
  { grain, centerRail, glass }: SlowWood = {},
): SlowPart[] {
  const construction = BY_HAND[handle];
  if (!construction) throw new Error(`no style ${handle}`);
  const [joint, stile, stylePanel, styleRise, band, frame, fill] = construction;
  if (list === "fillers") {
    const [long, short] = width > height ? [width, height] : [height, width];
    return [{ name: "Strip", length: long, width: short - band - band, from: frame }];
  }
  const isAcross = liesAcross(handle, list, grain);
  const panel = glass ? "glass" : stylePanel;
  if (joint === "board") {
    const [wide, high] = [width - band - band, height - band - band];
    return [{ name: "Board", length: isAcross ? wide : high, width: isAcross ? high : wide, from: frame }];
  }
  const rail = list === "drawers" && stile > 24 ? 24 : stile;
  const rise = list === "drawers" ? 0 : styleRise;
  const parts: SlowPart[] = [];
  const add = (name: string, length: number, across: number, from: SlowPart["from"]) =>
    parts.push({ name, length, width: across, from });
  add("Stile", height, stile, frame);
  add("Stile", height, stile, frame);
  const railLength = joint === "miter" ? width : width - stile - stile + TENON + TENON;
  add("Rail", railLength, rail, frame);
  if (rise > 0) add("Top rail", railLength, rail + rise, frame);
  else add("Rail", railLength, rail, frame);
  const [columns, equalRows] = divisionOf(list, panel, [width, height], grain);
  const hasOwnRail = centerRail !== undefined && equalRows <= 2;
  const rows = hasOwnRail ? 2 : equalRows;
  const openWidth = width - stile - stile;
  const openHeight = height - rail - rail;
  const wide = share(openWidth - (columns - 1) * stile, columns);
  const below = hasOwnRail ? centerRail - Math.floor(rail / 2) - rail : 0;
  const high = hasOwnRail ? [openHeight - rail - below, below] : share(openHeight - (rows - 1) * rail, rows);
  for (let at = 1; at < columns; at++) add("Center stile", openHeight + TENON + TENON, stile, frame);
  for (let at = 1; at < rows; at++)
    for (const opening of wide) add("Center rail", opening + TENON + TENON, rail, frame);
  if (panel === "glass") {
    for (const down of high) {
      for (const across of wide) {
        for (const along of [down, down, across, across]) add("Glass stop", along + RABBET + RABBET, RABBET, frame);
      }
    }
    return parts;
  }
  const play = panel === "solid" ? 2 : 1;
  for (const down of high) {
    for (const across of wide) {
      const panelHeight = down + GROOVE + GROOVE - play;
      const panelWidth = across + GROOVE + GROOVE - play;
      add("Panel", isAcross ? panelWidth : panelHeight, isAcross ? panelHeight : panelWidth, fill);
    }
  }
  return parts;
}
