import { short } from "./curve.mjs";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box pixels, origin at the top left */

/**
 * A box shrunk on every side.
 * @param {Box} box
 * @param {number} by pixels; negative grows the box
 * @returns {Box}
 */
export function inset(box, by) {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/**
 * A box as closed path data.
 * @param {Box} box
 * @returns {string} path data
 */
export function outline({ x, y, width, height }) {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/**
 * A filled rectangle.
 * @param {Box} box
 * @param {string} fill any SVG paint
 * @param {string} [more] further attributes
 * @returns {string} markup
 */
export function rect({ x, y, width, height }, fill, more = "") {
  const place = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
  return `<rect ${place} fill="${fill}"${more && ` ${more}`}/>`;
}

/**
 * A filled circle.
 * @param {[cx: number, cy: number]} centre pixels
 * @param {number} radius pixels
 * @param {string} fill any SVG paint
 * @param {string} [more] further attributes
 * @returns {string} markup
 */
export function disc([cx, cy], radius, fill, more = "") {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
}
