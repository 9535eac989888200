import { disc, outline, rect } from "./box.mjs";
import { woodFinish } from "./finish.mjs";
import { fade, linear, radial, ramp } from "./gradient.mjs";
import { falloff, GLOW, recessShadow, SHADE, seam, slopes } from "./light.mjs";
import { drawPart } from "./part.mjs";
import { softShadow } from "./shadow.mjs";

/** @typedef {import("./sheet.mjs").Sheet} Sheet */

const SCALE = 92;
const EDGE = { x: 236, y: 84 };
const FRAME = 2.25 * SCALE;

/**
 * A 35 mm cup hinge, 22.5 mm from the door's edge, its arm reaching over the edge to the cabinet.
 * @param {Sheet} sheet
 * @param {number} cx
 * @param {number} cy
 */
function cupHinge(sheet, cx, cy) {
  const steel = linear(
    sheet,
    [0, 0, 0.4, 1],
    [
      [0, "#f4f3ef"],
      [0.35, "#b9b8b3"],
      [0.6, "#dddcd7"],
      [1, "#85837d"],
    ],
  );
  const arm = ramp(sheet, "down", ["#eeede9", "#c9c8c3", "#a3a19b", "#6f6d67"]);
  const bowl = radial(
    sheet,
    [0.38, 0.34, 0.75],
    [
      [0, "#8b8983"],
      [0.6, "#6a6862"],
      [1, "#45433e"],
    ],
  );
  const radius = 0.69 * SCALE;
  const screw = (/** @type {number} */ x, /** @type {number} */ y) =>
    disc([x, y], 12, steel, 'stroke="#5c5a54"') +
    `<path d="M${x - 6} ${y}h12M${x} ${y - 6}v12" stroke="#4a4842" stroke-width="2.6"/>`;
  const wing = { x: cx - 4, y: cy - 104, width: 52, height: 208 };
  const reach = { x: 60, y: cy - 27, width: cx - 60 + 22, height: 54 };
  return (
    softShadow(sheet, { ...wing, x: wing.x + 4, y: wing.y + 6 }, 14, 0.4) +
    rect(wing, steel, 'rx="24" stroke="#77756f"') +
    screw(cx + 22, cy - 80) +
    screw(cx + 22, cy + 80) +
    disc([cx, cy], radius + 4, steel) +
    disc([cx, cy], radius - 4, bowl) +
    softShadow(sheet, { ...reach, x: reach.x + 5, y: reach.y + 10 }, 20, 0.45) +
    rect(reach, arm, 'rx="9" stroke="#66645e"') +
    rect(
      { x: reach.x + 12, y: cy - 17, width: reach.width - 50, height: 34 },
      ramp(sheet, "down", ["#8f8d87", "#c2c1bc", "#dddcd8"]),
      'rx="5"',
    ) +
    rect({ x: reach.x + 34, y: cy - 8, width: 54, height: 16 }, "#4b4944", 'rx="8"') +
    screw(reach.x + 132, cy) +
    disc([cx + 2, cy], 9, "#55534d") +
    disc([cx, cy - 2], 7, "#c9c8c3")
  );
}

/**
 * The back corner of a door, close to: the cope joint, and the hinge that has to go on holding.
 * @param {Sheet} sheet
 * @returns {string} markup
 */
export function lifetimeWarranty(sheet) {
  const wood = woodFinish("fumed oak");
  const door = { x: EDGE.x, y: EDGE.y, width: 700, height: 640 };
  const stile = { ...EDGE, width: FRAME, height: door.height };
  const rail = { x: EDGE.x + FRAME, y: EDGE.y, width: door.width - FRAME, height: FRAME };
  const opening = { x: rail.x, y: rail.y + FRAME, width: rail.width + 60, height: 480 };
  const cabinet = { x: 0, y: 132, width: 186, height: 500 };
  const from = /** @type {[number, number]} */ ([0.2, 0.4]);
  return (
    rect(cabinet, ramp(sheet, "right", ["#d9cfbf", "#efe8db"])) +
    rect({ ...cabinet, x: 162, width: 24 }, ramp(sheet, "right", ["#cdb58d", "#dcc6a1", "#bfa67d"])) +
    rect({ ...cabinet, height: 66 }, "#d3b98f") +
    rect({ ...cabinet, y: cabinet.y + 66, height: 26 }, fade(sheet, "down", SHADE, 0.28, 0)) +
    softShadow(sheet, { ...door, x: door.x + 12, y: door.y + 18 }, 54, 0.36) +
    drawPart(sheet, wood, { box: opening, along: "vertical", cut: "sample", scale: SCALE, from }) +
    rect(
      opening,
      linear(
        sheet,
        [0, 0, 0, 1],
        [
          [0, GLOW, 0.1],
          [1, SHADE, 0.08],
        ],
      ),
    ) +
    recessShadow(sheet, wood, opening, 0.5 * SCALE) +
    drawPart(sheet, wood, { box: rail, along: "horizontal", cut: "sample", scale: SCALE }) +
    drawPart(sheet, wood, { box: stile, along: "vertical", cut: "sample", scale: SCALE }) +
    slopes(wood, { ...opening, x: opening.x - 8, y: opening.y - 8 }, 8, 1.1) +
    seam(wood, `M${rail.x} ${rail.y}v${FRAME}`, 2) +
    slopes(wood, door, 5, -0.9) +
    falloff(sheet, wood, outline(door)) +
    cupHinge(sheet, Math.round(EDGE.x + 0.886 * SCALE), EDGE.y + 3 * SCALE + 30)
  );
}
