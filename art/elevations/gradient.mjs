import { ratio } from "./curve.mjs";

/** @typedef {[offset: number, color: string, opacity?: number]} Stop */

/**
 * Ways a straight gradient can run.
 * @type {Record<"down" | "up" | "right" | "left", [number, number, number, number]>}
 */
const RUNS = { down: [0, 0, 0, 1], up: [0, 1, 0, 0], right: [0, 0, 1, 0], left: [1, 0, 0, 0] };

/** @param {Stop[]} stops */
function stopsMarkup(stops) {
  return stops
    .map(([offset, color, opacity]) => {
      const fade = opacity === undefined ? "" : ` stop-opacity="${ratio(opacity)}"`;
      return `<stop offset="${ratio(offset)}" stop-color="${color}"${fade}/>`;
    })
    .join("");
}

/**
 * A straight gradient over the bounds of whatever it fills.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {[number, number, number, number]} axis x1 y1 x2 y2 as shares of the bounds
 * @param {Stop[]} stops
 * @returns {string} a paint, `url(#id)`
 */
export function linear(sheet, [x1, y1, x2, y2], stops) {
  const axis = `x1="${ratio(x1)}" y1="${ratio(y1)}" x2="${ratio(x2)}" y2="${ratio(y2)}"`;
  return `url(#${sheet.define(`<linearGradient id="?" ${axis}>${stopsMarkup(stops)}</linearGradient>`)})`;
}

/**
 * Colours following one another at equal distances.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {keyof typeof RUNS} run
 * @param {string[]} colors two or more, "#rrggbb"
 * @returns {string} a paint, `url(#id)`
 */
export function ramp(sheet, run, colors) {
  return linear(
    sheet,
    RUNS[run],
    colors.map((color, index) => [index / (colors.length - 1), color]),
  );
}

/**
 * One colour thinning out or thickening.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {keyof typeof RUNS} run
 * @param {string} color "#rrggbb"
 * @param {number} from opacity at the start
 * @param {number} to opacity at the end
 * @returns {string} a paint, `url(#id)`
 */
export function fade(sheet, run, color, from, to) {
  return linear(sheet, RUNS[run], [
    [0, color, from],
    [1, color, to],
  ]);
}

/**
 * A round gradient over the bounds of whatever it fills.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {[number, number, number]} circle centre x, centre y and radius as shares of the bounds
 * @param {Stop[]} stops
 * @returns {string} a paint, `url(#id)`
 */
export function radial(sheet, [cx, cy, r], stops) {
  const circle = `cx="${ratio(cx)}" cy="${ratio(cy)}" r="${ratio(r)}"`;
  return `url(#${sheet.define(`<radialGradient id="?" ${circle}>${stopsMarkup(stops)}</radialGradient>`)})`;
}
