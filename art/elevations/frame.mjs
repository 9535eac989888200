import { inset } from "./box.mjs";
import { polygon, short } from "./curve.mjs";
import { seam, slopes } from "./light.mjs";
import { drawPart } from "./part.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */
/** @typedef {import("./finish.mjs").Finish} Finish */

/**
 * The inner edge of stiles and rails, as slopes taken one after another from the frame's face inwards.
 * @typedef {[width: number, fall: number][]} Sticking widths in fortieths of an inch
 */

/** @type {Record<"square" | "ogee" | "bead" | "groove", Sticking>} */
export const STICKING = {
  square: [[2.6, 1.15]],
  ogee: [
    [2, 0.9],
    [7, 0.35],
    [3, -0.4],
    [3, 1.1],
  ],
  bead: [
    [1.6, 1.2],
    [3, -0.75],
    [3, 0.8],
    [2, 1.2],
  ],
  groove: [
    [1.6, 1.1],
    [1.6, -1],
  ],
};

/**
 * A cope-and-stick frame: stiles run full height, rails sit between them.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} door pixels
 * @param {{ frame: number, scale: number, topRail?: number }} size frame and top rail widths in pixels, scale in
 *   pixels per inch
 * @returns {string} markup
 */
export function copeAndStickFrame(sheet, finish, door, { frame, scale, topRail = frame }) {
  const { x, y, width, height } = door;
  const [left, right, bottom] = [x + frame, x + width - frame, y + height - frame];
  const rail = { x: left, width: width - 2 * frame };
  const contrasting = finish.wood?.heart ? { ...finish, wood: finish.wood.heart } : finish;
  const joints = [left, right]
    .flatMap((at) => [`M${short(at)} ${short(y)}v${short(topRail)}`, `M${short(at)} ${short(bottom)}v${short(frame)}`])
    .join("");
  return (
    drawPart(sheet, finish, { box: { ...rail, y, height: topRail }, along: "horizontal", scale }) +
    drawPart(sheet, finish, { box: { ...rail, y: bottom, height: frame }, along: "horizontal", scale }) +
    drawPart(sheet, finish, { box: { x, y, width: frame, height }, along: "vertical", scale }) +
    drawPart(sheet, contrasting, { box: { x: right, y, width: frame, height }, along: "vertical", scale }) +
    seam(finish, joints, scale / 32)
  );
}

/**
 * A mitred frame: stiles and rails meet on the diagonal at every corner.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} door pixels
 * @param {{ frame: number, scale: number }} size frame width in pixels, scale in pixels per inch
 * @returns {string} markup
 */
export function miteredFrame(sheet, finish, door, { frame, scale }) {
  const inner = inset(door, frame);
  const [l, t, r, b] = [door.x, door.y, door.x + door.width, door.y + door.height];
  const [il, it, ir, ib] = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  /** @type {[import("./part.mjs").Part["along"], Box, string][]} */
  const members = [
    [
      "horizontal",
      { ...door, height: frame },
      polygon([
        [l, t],
        [r, t],
        [ir, it],
        [il, it],
      ]),
    ],
    [
      "horizontal",
      { ...door, y: ib, height: frame },
      polygon([
        [il, ib],
        [ir, ib],
        [r, b],
        [l, b],
      ]),
    ],
    [
      "vertical",
      { ...door, width: frame },
      polygon([
        [l, t],
        [il, it],
        [il, ib],
        [l, b],
      ]),
    ],
    [
      "vertical",
      { ...door, x: ir, width: frame },
      polygon([
        [r, t],
        [r, b],
        [ir, ib],
        [ir, it],
      ]),
    ],
  ];
  const miters = [
    [l, t, il, it],
    [r, t, ir, it],
    [l, b, il, ib],
    [r, b, ir, ib],
  ]
    .map((line) => line.map(short))
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`)
    .join("");
  return (
    members.map(([along, box, path]) => drawPart(sheet, finish, { box, path, along, scale })).join("") +
    seam(finish, miters, scale / 32)
  );
}

/**
 * Draws a sticking just outside an opening.
 * @param {Finish} finish
 * @param {Box} opening pixels
 * @param {Sticking} sticking
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function drawSticking(finish, opening, sticking, scale) {
  const total = sticking.reduce((sum, [width]) => sum + width, 0);
  let edge = inset(opening, (-total * scale) / 40);
  let markup = "";
  for (const [width, fall] of sticking) {
    markup += slopes(finish, edge, (width * scale) / 40, fall);
    edge = inset(edge, (width * scale) / 40);
  }
  return markup;
}
