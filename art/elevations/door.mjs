import { archedOpening, archedRaisedPanel, archedSlopes } from "./arched-panel.mjs";
import { inset, outline } from "./box.mjs";
import { finishOf } from "./finish.mjs";
import { copeAndStickFrame, drawSticking, miteredFrame, STICKING } from "./frame.mjs";
import { glassPane } from "./glass.mjs";
import { falloff, SHADE, slopes } from "./light.mjs";
import { beadboardPanel, flatPanel, raisedPanel } from "./panel.mjs";
import { routedFace } from "./routed.mjs";
import { edgeBand, slabFace, speckle } from "./slab.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */
/** @typedef {import("./finish.mjs").Finish} Finish */
/** @typedef {import("./door-styles.mjs").DoorStyle} DoorStyle */
/** @typedef {(sheet: Sheet, finish: Finish, opening: Box, scale: number) => string} Panel */

const PANELS = {
  raised: raisedPanel,
  beadboard: beadboardPanel,
  glass: glassPane,
  shaker: flatPanel,
  slim: flatPanel,
  mitred: flatPanel,
};

/**
 * Draws one door from the front, to scale, without its surroundings.
 * @param {Sheet} sheet
 * @param {DoorStyle} style
 * @param {Box} door pixels
 * @param {number} scale pixels per inch
 * @param {Finish} [finish] instead of the style's own
 * @returns {string} markup
 */
export function drawDoor(sheet, style, door, scale, finish = finishOf(style)) {
  const frame = ((style.frameWidthSixteenths ?? 0) * scale) / 16;
  const edge = style.construction.startsWith("Thermofoil") ? 0.12 : 0.06;
  return (
    doorFace(sheet, finish, style, door, { frame, scale }) +
    slopes(finish, door, edge * scale, -0.9) +
    falloff(sheet, finish, outline(door))
  );
}

/**
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {DoorStyle} style
 * @param {Box} door
 * @param {{ frame: number, scale: number }} size
 */
function doorFace(sheet, finish, { construction, drawing }, door, { frame, scale }) {
  const { profile } = drawing;
  if (profile === "slab") {
    const face = slabFace(sheet, finish, door, scale);
    if (!construction.includes("edge-banded")) return face;
    return face + speckle(sheet, finish, door) + edgeBand(finish, door, scale);
  }
  if (profile === "routed") {
    return routedFace(sheet, finish, door, { frame, scale, soft: construction.startsWith("Thermofoil") });
  }
  if (profile === "arched") return archedDoor(sheet, finish, door, { frame, scale });
  const opening = inset(door, frame);
  const mitered = profile === "mitred";
  const sticking = STICKING[mitered ? "bead" : profile === "raised" ? "ogee" : "square"];
  const members = mitered ? miteredFrame : copeAndStickFrame;
  return (
    members(sheet, finish, door, { frame, scale }) +
    PANELS[profile](sheet, finish, opening, scale) +
    drawSticking(finish, opening, sticking, scale) +
    (mitered ? drawSticking(finish, inset(door, 0.62 * scale), STICKING.groove, scale) : "")
  );
}

/**
 * The arched rail is drawn across the stiles' opening first; the panel then covers what the arch leaves
 * free.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} door
 * @param {{ frame: number, scale: number }} size
 */
function archedDoor(sheet, finish, door, { frame, scale }) {
  const crown = frame * 0.8;
  const opening = {
    x: door.x + frame,
    y: door.y + crown,
    width: door.width - 2 * frame,
    height: door.height - crown - frame,
  };
  const topRail = crown + 1.9 * scale;
  const lip = 0.14 * scale;
  const sticking = {
    x: opening.x - lip,
    y: opening.y - lip,
    width: opening.width + 2 * lip,
    height: opening.height + 2 * lip,
  };
  return (
    copeAndStickFrame(sheet, finish, door, { frame, scale, topRail }) +
    archedRaisedPanel(sheet, finish, opening, scale) +
    archedSlopes(sheet, finish, sticking, scale, [0, lip, 1]) +
    `<path d="${archedOpening(opening, scale).path}" fill="none" stroke="${SHADE}" stroke-opacity=".3"/>`
  );
}
