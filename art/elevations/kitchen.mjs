import { inset, rect } from "./box.mjs";
import { drawDoor } from "./door.mjs";
import { paintFinish, woodFinish } from "./finish.mjs";
import { fade, linear, radial, ramp } from "./gradient.mjs";
import { barPull, fronts, HEIGHTS } from "./kitchen-fronts.mjs";
import { drawWindow } from "./kitchen-window.mjs";
import { drawWorktop } from "./kitchen-worktop.mjs";
import { SHADE } from "./light.mjs";
import { createSheet } from "./sheet.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */
/** @typedef {import("./finish.mjs").Finish} Finish */

const PICTURE = { x: 0, y: 0, width: 1600, height: 1000 };

/** Pixels per inch: floor to ceiling is eight feet. */
const SCALE = 9.6;

/** Wall, ceiling shadow, crown, toe kick and floor. @param {Sheet} sheet */
function room(sheet) {
  const { toe, floor } = HEIGHTS;
  const boards = [floor + 12, floor + 30].map((y) =>
    rect({ x: 0, y, width: 1600, height: 1 }, "#0d0b09", 'opacity=".6"'),
  );
  return (
    rect(PICTURE, ramp(sheet, "right", ["#1f2122", "#303231", "#4b4a45", "#3b3a37"])) +
    rect({ x: 0, y: toe, width: 1600, height: floor - toe }, "#0f0e0d") +
    rect({ x: 0, y: floor, width: 1600, height: 50 }, ramp(sheet, "right", ["#1c1712", "#4a3a2a", "#2b221a"])) +
    boards.join("") +
    rect({ x: 0, y: floor, width: 1600, height: 16 }, fade(sheet, "down", SHADE, 0.7, 0))
  );
}

/**
 * The shade under the wall units and the worktop, and the carcass seen in the gaps.
 * @param {Sheet} sheet
 */
function carcasses(sheet) {
  const { crown, wall, base, toe } = HEIGHTS;
  const under = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, "#000", 0.62],
      [0.4, "#000", 0.22],
      [1, "#000", 0],
    ],
  );
  const gap = "#0b0b0b";
  return (
    rect({ x: -74, y: crown - 6, width: 516, height: toe - crown + 6 }, gap) +
    rect({ x: 442, y: crown - 6, width: 344, height: wall - crown + 6 }, gap) +
    rect({ x: 1246, y: crown - 6, width: 354, height: wall - crown + 6 }, gap) +
    rect({ x: 442, y: base - 4, width: 1158, height: toe - base + 4 }, gap) +
    rect({ x: 442, y: wall, width: 344, height: 74 }, under) +
    rect({ x: 1246, y: wall, width: 354, height: 74 }, under) +
    rect({ x: 786, y: crown, width: 26, height: wall - crown }, fade(sheet, "right", "#000", 0.4, 0))
  );
}

/**
 * Daylight from the window on the fronts, and the dark the room keeps on the left for words to stand on.
 * @param {Sheet} sheet
 */
function mood(sheet) {
  return (
    rect(
      PICTURE,
      radial(
        sheet,
        [0.63, 0.42, 0.42],
        [
          [0, "#ffe9c4", 0.2],
          [0.5, "#ffe3b8", 0.07],
          [1, "#ffe3b8", 0],
        ],
      ),
    ) +
    rect(
      PICTURE,
      linear(
        sheet,
        [0, 0, 1, 0],
        [
          [0, "#0c0d0e", 0.62],
          [0.38, "#0c0d0e", 0.5],
          [0.62, "#0c0d0e", 0.08],
          [0.8, "#0c0d0e", 0],
          [1, "#0c0d0e", 0.34],
        ],
      ),
    ) +
    rect(
      PICTURE,
      linear(
        sheet,
        [0, 0, 0, 1],
        [
          [0, "#0c0d0e", 0.6],
          [0.22, "#0c0d0e", 0.1],
          [0.75, "#0c0d0e", 0],
          [1, "#0c0d0e", 0.45],
        ],
      ),
    )
  );
}

/**
 * The front page's picture, 1600 by 1000: a kitchen run in elevation at dusk, dark and calm on its left half.
 * @param {import("./door-styles.mjs").DoorStyle} shaker the style its doors are drawn as
 * @returns {string} an SVG document
 */
export function drawKitchen(shaker) {
  const sheet = createSheet("kitchen");
  const finishes = { painted: paintFinish("#3a4446"), wood: woodFinish("walnut") };
  const doors = fronts().map((front) => {
    const box = inset(front.box, 1.4);
    return drawDoor(sheet, shaker, box, SCALE, finishes[front.finish]) + barPull(sheet, front);
  });
  const body =
    room(sheet) +
    drawWindow(sheet, { x: 832, y: 112, width: 368, height: 424 }) +
    carcasses(sheet) +
    doors.join("") +
    drawWorktop(sheet, { x: 442, y: HEIGHTS.worktop, width: 1158, height: 14 }) +
    mood(sheet);
  return sheet.close(PICTURE.width, PICTURE.height, body);
}
