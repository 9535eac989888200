import { inset, rect } from "./box.mjs";
import { ratio, short } from "./curve.mjs";
import { linear } from "./gradient.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */

const TONE = "#33291d";

/** How a blurred edge fades from full to nothing: offset, then what is left. @type {[number, number][]} */
const BLUR = [
  [0, 1],
  [0.15, 0.94],
  [0.3, 0.79],
  [0.5, 0.5],
  [0.7, 0.21],
  [0.85, 0.06],
  [1, 0],
];

/**
 * A blurred dark box, built from straight and round gradients because they are quicker to paint than a blur.
 * @param {Sheet} sheet
 * @param {Box} box pixels, where the blurred edge is half faded
 * @param {number} blur width of the faded edge, pixels
 * @param {number} strength opacity at its darkest
 * @returns {string} markup
 */
export function softShadow(sheet, box, blur, strength) {
  const core = inset(box, blur / 2);
  const { x, y, width, height } = core;
  const stops = BLUR.map(([offset, left]) => /** @type {[number, string, number]} */ ([offset, TONE, left * strength]));
  const [right, bottom] = [x + width, y + height];
  const corner = (
    /** @type {number} */ cx,
    /** @type {number} */ cy,
    /** @type {number} */ dx,
    /** @type {number} */ dy,
  ) => {
    const markup = stops.map(
      ([offset, , left]) => `<stop offset="${ratio(offset)}" stop-color="${TONE}" stop-opacity="${ratio(left)}"/>`,
    );
    const circle = `cx="${short(cx)}" cy="${short(cy)}" r="${short(blur)}" gradientUnits="userSpaceOnUse"`;
    const id = sheet.define(`<radialGradient id="?" ${circle}>${markup.join("")}</radialGradient>`);
    return rect({ x: Math.min(cx, cx + dx), y: Math.min(cy, cy + dy), width: blur, height: blur }, `url(#${id})`);
  };
  return (
    rect(core, TONE, `opacity="${ratio(strength)}"`) +
    rect({ x, y: y - blur, width, height: blur }, linear(sheet, [0, 1, 0, 0], stops)) +
    rect({ x, y: bottom, width, height: blur }, linear(sheet, [0, 0, 0, 1], stops)) +
    rect({ x: x - blur, y, width: blur, height }, linear(sheet, [1, 0, 0, 0], stops)) +
    rect({ x: right, y, width: blur, height }, linear(sheet, [0, 0, 1, 0], stops)) +
    corner(x, y, -blur, -blur) +
    corner(right, y, blur, -blur) +
    corner(x, bottom, -blur, blur) +
    corner(right, bottom, blur, blur)
  );
}

/**
 * The shadow of something flat standing a little off the wall, in light from the top left.
 * @param {Sheet} sheet
 * @param {Box} box what throws it, pixels
 * @param {number} reach how far it spreads, pixels
 * @param {number} [strength] 1 for daylight
 * @returns {string} markup
 */
export function wallShadow(sheet, box, reach, strength = 1) {
  /** @param {number} share */
  const moved = (share) => ({ ...box, x: box.x + reach * share * 0.7, y: box.y + reach * share });
  return (
    softShadow(sheet, moved(0.5), reach * 1.7, 0.2 * strength) +
    softShadow(sheet, moved(0.16), reach * 0.5, 0.26 * strength) +
    softShadow(sheet, inset(moved(0.07), 0.5), reach * 0.1, 0.5 * strength)
  );
}
