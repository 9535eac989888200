import { rect } from "./box.mjs";
import { fade, linear, ramp } from "./gradient.mjs";

/** @typedef {import("./sheet.mjs").Sheet} Sheet */

/**
 * A swan-neck tap in brass.
 * @param {Sheet} sheet
 * @param {number} x
 * @param {number} y foot of the tap, pixels
 */
function tap(sheet, x, y) {
  const brass = ramp(sheet, "right", ["#7a5f38", "#c9a56a", "#6b5330"]);
  const neck = `M${x} ${y}v-92q0-40-34-40t-34 36v12`;
  return (
    `<path d="${neck}" fill="none" stroke="#5f4a2b" stroke-width="8" stroke-linejoin="round"/>` +
    `<path d="${neck}" fill="none" stroke="#c39f66" stroke-width="4"/>` +
    rect({ x: x - 8, y: y - 22, width: 16, height: 22 }, brass, 'rx="2"') +
    rect({ x: x + 8, y: y - 18, width: 22, height: 4 }, "#b08d57", 'rx="2"')
  );
}

/**
 * A stoneware jug with a few bare twigs.
 * @param {Sheet} sheet
 * @param {number} x middle
 * @param {number} y foot, pixels
 */
function jug(sheet, x, y) {
  const clay = ramp(sheet, "right", ["#e3dac9", "#c9bda8", "#6f6656"]);
  const twigs = `M${x} ${y - 80}q-6-52-40-98M${x} ${y - 80}q-2-62 10-116M${x} ${y - 80}q14-42 54-66M${x + 4} ${y - 134}q10-26 22-52M${x - 8} ${y - 120}q-12-14-28-18`;
  const leaves = [
    [-40, -178],
    [-34, -158],
    [-22, -148],
    [-36, -138],
    [10, -196],
    [2, -172],
    [9, -152],
    [54, -146],
    [38, -142],
    [26, -120],
    [26, -186],
    [20, -164],
  ];
  return (
    `<path d="${twigs}" fill="none" stroke="#2c2a22" stroke-width="1.6"/>` +
    leaves
      .map(
        ([dx = 0, dy = 0], index) =>
          `<ellipse cx="${x + dx}" cy="${y + dy}" rx="8" ry="3.6" transform="rotate(${((index * 47) % 120) - 60} ${x + dx} ${y + dy})" fill="${index % 2 ? "#59614a" : "#3d4636"}"/>`,
      )
      .join("") +
    `<path d="M${x - 14} ${y - 82}h28q2 16 12 30 10 26-6 52h-40q-16-26-6-52 10-14 12-30z" fill="${clay}"/>`
  );
}

/**
 * Two bread boards leaning on the wall.
 * @param {Sheet} sheet
 * @param {number} x
 * @param {number} y foot, pixels
 */
function boards(sheet, x, y) {
  const back = linear(
    sheet,
    [0, 0, 1, 0.2],
    [
      [0, "#8a6540"],
      [1, "#5d4128"],
    ],
  );
  const front = linear(
    sheet,
    [0, 0, 1, 0.3],
    [
      [0, "#b98d5e"],
      [1, "#80593a"],
    ],
  );
  return (
    rect({ x, y: y - 122, width: 74, height: 122 }, back, 'rx="6"') +
    rect({ x: x + 44, y: y - 88, width: 62, height: 88 }, front, 'rx="31"')
  );
}

/**
 * The worktop with its shadow on the fronts below, and what stands on it.
 * @param {Sheet} sheet
 * @param {import("./box.mjs").Box} box the slab's edge, pixels
 * @returns {string} markup
 */
export function drawWorktop(sheet, box) {
  const stone = ramp(sheet, "right", ["#4c4943", "#8a8478", "#e0d7c6", "#d3c9b7", "#8a8478"]);
  const { y, height } = box;
  return (
    boards(sheet, 1296, y) +
    jug(sheet, 1146, y) +
    tap(sheet, 1010, y) +
    rect(box, stone) +
    rect({ ...box, height: 2 }, "#fff6e4", 'opacity=".3"') +
    rect({ ...box, y: y + height, height: 26 }, fade(sheet, "down", "#000", 0.6, 0))
  );
}
