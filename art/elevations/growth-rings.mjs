import { smooth } from "./curve.mjs";

/** @typedef {import("./curve.mjs").Point} Point */

/**
 * Growth rings as a plain-sawn face shows them: nested cathedrals where the saw runs out of the tapering
 * rings, straight legs at the edges. The rings are circles round a pith that dips behind the face; a ring of
 * radius r shows at sqrt(r² - depth²) either side of the heart line.
 * @param {object} board
 * @param {() => number} board.random
 * @param {import("./grain-flow.mjs").Flow} board.flow
 * @param {number} board.width eightieths of an inch
 * @param {number} board.length eightieths of an inch
 * @param {number} board.ring mean distance between rings, eightieths of an inch
 * @returns {string[]} path data of each ring, from the heart outwards
 */
export function cathedralRings({ random, flow, width, length, ring }) {
  const shallow = 40;
  const deep = 0.21 * length;
  const lean = 0.9 + random() * 0.2;
  const heart = width * (0.46 + random() * 0.08);
  const reach = width * 0.62;
  /** @param {number} y */
  const depth = (y) => shallow + deep * Math.max(0, (length - y) / length) ** 1.25;
  const paths = [];
  for (let radius = shallow + ring; radius < Math.hypot(deep, reach); radius += ring * (0.45 + random() * 1.1)) {
    const apex = radius > depth(0) ? -60 : length - length * ((radius - shallow) / deep) ** 0.8;
    /** @type {Point[]} */
    const leg = [];
    for (let index = 0; index <= 9; index += 1) {
      const y = apex + (length + 80 - apex) * (index / 9) ** 1.7;
      const spread = Math.sqrt(Math.max(0, radius ** 2 - depth(y) ** 2));
      leg.push([Math.min(reach * (spread / reach) ** 1.22, reach + 60), y]);
      if (spread > reach) break;
    }
    const right = leg.map(([spread, y]) => flow([heart + spread * lean, y]));
    const left = leg.map(([spread, y]) => flow([heart - (spread * 1.02) / lean, y]));
    if (radius > depth(0)) {
      if (leg.length > 2) paths.push(smooth(left) + smooth(right));
    } else paths.push(smooth([...left.slice(1).reverse(), ...right]));
  }
  return paths;
}

/**
 * Growth rings as a rift- or quarter-sawn face shows them: near-parallel lines along the board.
 * @param {object} board
 * @param {() => number} board.random
 * @param {import("./grain-flow.mjs").Flow} board.flow
 * @param {number} board.width eightieths of an inch
 * @param {number} board.ring mean distance between rings, eightieths of an inch
 * @param {number[]} board.heights sample heights along the board
 * @returns {string[]} path data of each line, from left to right
 */
export function straightRings({ random, flow, width, ring, heights }) {
  const paths = [];
  for (let x = -20; x < width + 20; x += ring * (0.4 + random() * 1.1)) {
    const slope = (x / width - 0.5) * 0.012;
    paths.push(smooth(heights.map((y) => flow([x + slope * y, y]))));
  }
  return paths;
}
