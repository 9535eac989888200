import { inset, outline } from "./box.mjs";
import { ratio, short } from "./curve.mjs";
import { linear } from "./gradient.mjs";
import { GLOW, recessShadow, SHADE } from "./light.mjs";
import { drawPart } from "./part.mjs";

/** @typedef {import("./box.mjs").Box} Box */

/** @param {Box} box @param {number} radius pixels */
function rounded({ x, y, width, height }, radius) {
  const r = short(radius);
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${short(dx)} ${short(dy)}`;
  return (
    `M${short(x + radius)} ${short(y)}h${short(width - 2 * radius)}${corner(radius, radius)}` +
    `v${short(height - 2 * radius)}${corner(-radius, radius)}h${short(2 * radius - width)}${corner(-radius, -radius)}` +
    `v${short(2 * radius - height)}${corner(radius, -radius)}z`
  );
}

/**
 * A door cut from one sheet: no joints, and inner corners as round as the cutter that made them.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./finish.mjs").Finish} finish
 * @param {Box} door pixels
 * @param {{ frame: number, scale: number, soft: boolean }} size frame width in pixels, scale in pixels per inch;
 *   a foil drawn over the cut rounds it further
 * @returns {string} markup
 */
export function routedFace(sheet, finish, door, { frame, scale, soft }) {
  const opening = inset(door, frame);
  const wall = (soft ? 0.24 : 0.15) * scale;
  const radius = (soft ? 0.5 : 0.26) * scale;
  const lip = rounded(inset(opening, -wall), radius + wall);
  const floor = rounded(opening, radius);
  const clip = sheet.define(`<clipPath id="?"><path d="${floor}"/></clipPath>`);
  const slope = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, SHADE, 0.36 * finish.shadow],
      [0.46, SHADE, 0.26 * finish.shadow],
      [0.5, GLOW, 0.04],
      [0.54, GLOW, 0.3 * finish.highlight],
      [1, GLOW, 0.46 * finish.highlight],
    ],
  );
  const lipLine = linear(
    sheet,
    [0, 0, 1, 1],
    [
      [0, GLOW, 0.5 * finish.highlight],
      [0.5, GLOW, 0],
      [1, SHADE, 0.3 * finish.shadow],
    ],
  );
  return (
    drawPart(sheet, finish, { box: door, path: outline(door), along: "vertical", scale }) +
    `<path d="${lip}" fill="${slope}"/>` +
    `<path d="${lip}" fill="none" stroke="${lipLine}" stroke-width="${ratio(scale / (soft ? 12 : 22))}"/>` +
    `<path d="${floor}" fill="${finish.color}"/>` +
    `<g clip-path="url(#${clip})">${recessShadow(sheet, finish, opening, (soft ? 0.75 : 0.5) * scale)}</g>`
  );
}
