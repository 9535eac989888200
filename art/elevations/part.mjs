import { outline } from "./box.mjs";
import { ratio, short } from "./curve.mjs";
import { lumber } from "./lumber.mjs";

/** @typedef {import("./box.mjs").Box} Box */

/**
 * One piece of a door.
 * @typedef {object} Part
 * @property {Box} box bounds in pixels
 * @property {string} [path] outline as path data, where it is not simply the box
 * @property {"vertical" | "horizontal"} along direction of the fibres
 * @property {"straight" | "cathedral" | "sample"} [cut] face shown; straight unless told
 * @property {number} scale pixels per inch
 * @property {boolean} [flip] mirrored across the fibres; by chance unless told
 * @property {[across: number, down: number]} [from] where on its board the piece is taken, as shares of what is
 *   left over; by chance unless told
 */

/**
 * Draws a stile, rail, stave or slab in its finish.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./finish.mjs").Finish} finish
 * @param {Part} part
 * @returns {string} markup
 */
export function drawPart(sheet, finish, part) {
  const path = part.path ?? outline(part.box);
  if (finish.wood === null) return `<path d="${path}" fill="${finish.color}"/>`;
  const clip = sheet.define(`<clipPath id="?"><path d="${path}"/></clipPath>`);
  const board = lumber(sheet, finish.wood, part.cut ?? "straight");
  const shade = (sheet.random() - 0.45) * 0.16;
  const tint = shade > 0 ? `<path d="${path}" fill="#1c1208" opacity="${ratio(shade)}"/>` : "";
  const use = `<use href="#${board.id}" transform="matrix(${placement(sheet, board, part).join(" ")})"/>`;
  return `<g clip-path="url(#${clip})">${use}</g>${tint}`;
}

/**
 * Lays the board over the part's box.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./lumber.mjs").Lumber} board
 * @param {Part} part
 * @returns {string[]} an SVG matrix
 */
function placement(sheet, board, { box, along, scale, flip, from }) {
  const upright = along === "vertical";
  const across = upright ? box.width : box.height;
  const down = upright ? box.height : box.width;
  const size = Math.max(scale / 80, across / board.width, down / board.length);
  const [left, top] = from ?? [sheet.random(), sheet.random()];
  const mirrored = flip ?? sheet.random() < 0.5;
  const u = left * (board.width - across / size);
  const v = top * (board.length - down / size);
  const turn = mirrored ? -size : size;
  const start = mirrored ? across + u * size : -u * size;
  const n = (/** @type {number} */ value) => String(Math.round(value * 1e4) / 1e4);
  return upright
    ? [n(turn), "0", "0", n(size), short(box.x + start), short(box.y - v * size)]
    : ["0", n(turn), n(size), "0", short(box.x - v * size), short(box.y + start)];
}
