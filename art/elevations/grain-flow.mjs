import { createNoise } from "./random.mjs";

/**
 * @typedef {object} Knot
 * @property {number} x centre, in eightieths of an inch from the board's left edge
 * @property {number} y
 * @property {number} radius
 */

/**
 * Where a straight tree would have put a point, and where this board puts it.
 * @typedef {(point: import("./curve.mjs").Point) => import("./curve.mjs").Point} Flow
 */

/**
 * The run of the fibres through one board: a slow sway along its length, pushed aside around knots.
 * Lines that start side by side stay side by side, which is what makes grain look grown.
 * @param {() => number} random
 * @param {{ sway: number, knots: Knot[] }} board sway in eightieths of an inch
 * @returns {Flow}
 */
export function createFlow(random, { sway, knots }) {
  const slow = createNoise(random);
  const quick = createNoise(random);
  return ([x, y]) => {
    let across = x + sway * slow(x / 330, y / 620) + sway * 0.3 * quick(x / 90, y / 210);
    const along = y + sway * 1.3 * slow(x / 150 + 40, y / 700);
    for (const knot of knots) {
      const dx = across - knot.x;
      const reach =
        Math.exp(-Math.abs(dx) / (knot.radius * 2.6)) * Math.exp(-(((y - knot.y) / (knot.radius * 2.4)) ** 2));
      across += (dx < 0 ? -1 : 1) * knot.radius * 1.25 * reach;
    }
    return [across, along];
  };
}

/**
 * Sample heights along a board, closer together where a knot bends the fibres.
 * @param {number} length in eightieths of an inch
 * @param {number} step usual distance between samples
 * @param {Knot[]} knots
 * @returns {number[]} rising heights
 */
export function samples(length, step, knots) {
  const heights = [];
  for (let y = -step; y <= length + step; y += step) heights.push(y);
  for (const knot of knots) {
    for (const share of [-2, -0.9, 0, 0.9, 2]) heights.push(knot.y + share * knot.radius);
  }
  return heights.sort((a, b) => a - b);
}
