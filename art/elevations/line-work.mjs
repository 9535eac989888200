import { inset, outline } from "./box.mjs";
import { ratio, short } from "./curve.mjs";

/** @typedef {import("./box.mjs").Box} Box */

/** Drawing ink on paper, and the one accent. */
export const INK = "#4b443b";
export const OAK = "#b0803f";

/**
 * Lines of one weight.
 * @param {string} path path data
 * @param {number} weight pixels
 * @param {{ color?: string, opacity?: number, dashes?: string }} [look]
 * @returns {string} markup
 */
export function lines(path, weight, { color = INK, opacity = 1, dashes } = {}) {
  const dash = dashes === undefined ? "" : ` stroke-dasharray="${dashes}"`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${ratio(weight)}" opacity="${ratio(opacity)}"${dash}/>`;
}

/**
 * A shaker door as a line drawing: outline, opening with its sticking, and the cope joints.
 * @param {Box} door pixels
 * @param {number} scale pixels per inch
 * @param {number} weight of the outline, pixels
 * @returns {string} markup
 */
export function doorLines(door, scale, weight) {
  const frame = 2.25 * scale;
  const opening = inset(door, frame);
  const [right, bottom] = [opening.x + opening.width, opening.y + opening.height];
  const joints = [opening.x, right]
    .map((x) => `M${short(x)} ${short(door.y)}v${short(frame)}M${short(x)} ${short(bottom)}v${short(frame)}`)
    .join("");
  return (
    lines(outline(door), weight) +
    lines(outline(opening), weight * 0.75) +
    lines(outline(inset(opening, -0.2 * scale)), weight * 0.4, { opacity: 0.6 }) +
    lines(joints, weight * 0.6)
  );
}

/**
 * A dimension line with its witness lines and architect's ticks.
 * @param {[x: number, y: number]} from pixels
 * @param {[x: number, y: number]} to pixels, level with or straight below `from`
 * @param {number} away how far the line stands from the points, pixels; negative is up or left
 * @returns {string} markup
 */
export function dimension([x1, y1], [x2, y2], away) {
  const level = y1 === y2;
  const [dx, dy] = level ? [0, away] : [away, 0];
  const past = Math.sign(away) * 8;
  const witness = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) =>
    level
      ? `M${short(x)} ${short(y + past)}V${short(y + away + past)}`
      : `M${short(x + past)} ${short(y)}H${short(x + away + past)}`,
  );
  const ticks = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => `M${short(x + dx - 6)} ${short(y + dy + 6)}l12-12`);
  return (
    lines(witness.join(""), 1, { opacity: 0.55 }) +
    lines(`M${short(x1 + dx)} ${short(y1 + dy)}L${short(x2 + dx)} ${short(y2 + dy)}`, 1.2, { color: OAK }) +
    lines(ticks.join(""), 2.2, { color: OAK })
  );
}
