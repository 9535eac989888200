import { short } from "./curve.mjs";
import { doorLines, lines } from "./line-work.mjs";
import { plasterWall, SAMPLE_DOOR } from "./portrait.mjs";
import { createSheet } from "./sheet.mjs";

/**
 * The picture of a product that has none: a quiet line drawing of a shaker door, 800 by 1000.
 * @returns {string} an SVG document
 */
export function drawPlaceholder() {
  const sheet = createSheet("placeholder");
  const { x, y, width, height } = SAMPLE_DOOR;
  const scale = width / 15;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const axes = `M${short(middle)} ${short(y - 34)}v${short(height + 68)}M${short(x - 34)} ${short(centre)}h${short(width + 68)}`;
  const body =
    plasterWall(sheet, { x: 0, y: 0, width: 800, height: 1000 }) +
    `<g opacity=".62">${doorLines(SAMPLE_DOOR, scale, 2.4)}` +
    `${lines(axes, 1, { opacity: 0.5, dashes: "26 6 4 6" })}</g>`;
  return sheet.close(800, 1000, body);
}
