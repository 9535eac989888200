import { rect } from "./box.mjs";
import { drawDoor } from "./door.mjs";
import { radial } from "./gradient.mjs";
import { wallShadow } from "./shadow.mjs";
import { createSheet } from "./sheet.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */

const PICTURE = { x: 0, y: 0, width: 800, height: 1000 };

/** Pixels per inch in a product picture: a door of 15 by 21 in fills the frame with a margin. */
const SCALE = 40;

/** The sample door every style is shown as, 15 by 21 in. */
export const SAMPLE_DOOR = { x: 100, y: 76, width: 15 * SCALE, height: 21 * SCALE };

/**
 * A warm plaster wall, lit from the top left.
 * @param {Sheet} sheet
 * @param {Box} box pixels
 * @returns {string} markup
 */
export function plasterWall(sheet, box) {
  return rect(
    box,
    radial(
      sheet,
      [0.16, 0.06, 1.15],
      [
        [0, "#f8f4ec"],
        [0.5, "#ece5da"],
        [1, "#dad1c3"],
      ],
    ),
  );
}

/**
 * The product picture of one door style, 800 by 1000.
 * @param {import("./door-styles.mjs").DoorStyle} style
 * @returns {string} an SVG document
 */
export function drawPortrait(style) {
  const sheet = createSheet(style.handle);
  const body =
    plasterWall(sheet, PICTURE) + wallShadow(sheet, SAMPLE_DOOR, 40) + drawDoor(sheet, style, SAMPLE_DOOR, SCALE);
  return sheet.close(PICTURE.width, PICTURE.height, body);
}
