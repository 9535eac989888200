import { polygon } from "./curve.mjs";
import { fade } from "./gradient.mjs";
import { GLOW, recessShadow, SHADE, wash } from "./light.mjs";
import { panelFace } from "./panel.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */
/** @typedef {import("./finish.mjs").Finish} Finish */

/**
 * Points of an arched opening's head: short level shoulders, then a circular arc to the crown.
 * @param {Box} opening pixels; its top is the crown
 * @param {number} rise pixels from shoulder to crown
 * @param {number} shoulder width of each shoulder, pixels
 * @param {number} by pixels the head is moved inwards, square to itself
 * @returns {import("./curve.mjs").Point[]} from left to right
 */
function head({ x, y, width }, rise, shoulder, by) {
  const half = width / 2 - shoulder;
  const radius = (half ** 2 + rise ** 2) / (2 * rise);
  const middle = x + width / 2;
  const reach = Math.asin(half / radius);
  const spring = y + rise + by;
  const inner = radius - by;
  const bend = Math.acos(Math.min(1, (y + radius - spring) / inner));
  const swing = Math.min(reach, bend);
  const arc = Array.from({ length: 21 }, (_, index) => {
    const angle = -swing + (2 * swing * index) / 20;
    return /** @type {import("./curve.mjs").Point} */ ([
      middle + inner * Math.sin(angle),
      y + radius - inner * Math.cos(angle),
    ]);
  });
  return [[x + by, spring], ...arc, [x + width - by, spring]];
}

/**
 * The shape of an arched opening.
 * @param {Box} opening pixels; its top is the crown
 * @param {number} scale pixels per inch
 * @param {number} [by] pixels inwards
 * @returns {{ head: import("./curve.mjs").Point[], path: string }} the head from left to right, and the outline
 */
export function archedOpening(opening, scale, by = 0) {
  const points = head(opening, 1.9 * scale, 0.85 * scale, by);
  const bottom = opening.y + opening.height - by;
  const path = polygon([...points, [opening.x + opening.width - by, bottom], [opening.x + by, bottom]]);
  return { head: points, path };
}

/**
 * The slopes between two arched outlines, lit from the top left.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} opening pixels
 * @param {number} scale pixels per inch
 * @param {[from: number, to: number, fall: number]} band pixels inwards from the opening, then the fall: 1 falls
 *   towards the middle, -1 rises
 * @returns {string} markup
 */
export function archedSlopes(sheet, finish, opening, scale, [from, to, fall]) {
  const outer = archedOpening(opening, scale, from).head;
  const inner = archedOpening(opening, scale, to).head;
  const [left, right] = [opening.x, opening.x + opening.width];
  const bottom = opening.y + opening.height;
  const top = polygon([...outer, ...inner.toReversed()]);
  const spring = (/** @type {import("./curve.mjs").Point[]} */ points) => points[0]?.[1] ?? 0;
  const sides = [
    polygon([
      [left + from, spring(outer)],
      [left + to, spring(inner)],
      [left + to, bottom - to],
      [left + from, bottom - from],
    ]),
    polygon([
      [right - from, spring(outer)],
      [right - from, bottom - from],
      [right - to, bottom - to],
      [right - to, spring(inner)],
    ]),
    polygon([
      [left + from, bottom - from],
      [left + to, bottom - to],
      [right - to, bottom - to],
      [right - from, bottom - from],
    ]),
  ];
  const lit = fall < 0 ? [0.26, -0.22, -0.34] : [-0.24, 0.28, 0.42];
  const steep = Math.abs(fall);
  const crown =
    fall < 0
      ? [GLOW, 0.46 * finish.highlight, 0.2 * finish.highlight]
      : [SHADE, 0.38 * finish.shadow, 0.24 * finish.shadow];
  const [color, near, far] = /** @type {[string, number, number]} */ (crown);
  const paint = fade(sheet, "right", color, near * steep, far * steep);
  return `<path d="${top}" fill="${paint}"/>${sides.map((side, index) => wash(finish, side, (lit[index] ?? 0) * steep)).join("")}`;
}

/**
 * A raised panel whose bevel follows an arched head.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} opening pixels; its top is the crown
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function archedRaisedPanel(sheet, finish, opening, scale) {
  const clip = sheet.define(`<clipPath id="?"><path d="${archedOpening(opening, scale).path}"/></clipPath>`);
  const bands = /** @type {[number, number, number][]} */ ([
    [0, 0.14 * scale, 1],
    [0.14 * scale, 1.25 * scale, -0.62],
    [1.25 * scale, 1.37 * scale, -1.5],
  ]);
  return (
    `<g clip-path="url(#${clip})">` +
    panelFace(sheet, finish, opening, scale) +
    recessShadow(sheet, finish, opening, 0.4 * scale) +
    bands.map((band) => archedSlopes(sheet, finish, opening, scale, band)).join("") +
    wash(finish, archedOpening(opening, scale, 1.37 * scale).path, 0.07) +
    "</g>"
  );
}
