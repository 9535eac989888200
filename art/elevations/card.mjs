import { plasterWall } from "./portrait.mjs";
import { createSheet } from "./sheet.mjs";

/** @typedef {import("./sheet.mjs").Sheet} Sheet */

const CARD = { x: 0, y: 0, width: 800, height: 600 };

/**
 * A section picture, 800 by 600, on the plaster wall all of them share.
 * @param {string} name seeds the drawing
 * @param {(sheet: Sheet) => string} subject
 * @returns {string} an SVG document
 */
export function drawCard(name, subject) {
  const sheet = createSheet(name);
  return sheet.close(CARD.width, CARD.height, plasterWall(sheet, CARD) + subject(sheet));
}
