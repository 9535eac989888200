import { inset, outline } from "./box.mjs";
import { short } from "./curve.mjs";
import { coves, recessShadow, seam, slopes, wash } from "./light.mjs";
import { drawPart } from "./part.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */
/** @typedef {import("./finish.mjs").Finish} Finish */

/**
 * The bare face of a panel: one plain-sawn board, or staves glued edge to edge.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} box pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function panelFace(sheet, finish, box, scale) {
  const staves =
    finish.wood === null ? 1 : Math.max(1, Math.min(finish.wood.staves, Math.round(box.width / (2 * scale))));
  if (staves === 1) {
    return drawPart(sheet, finish, {
      box,
      along: "vertical",
      cut: "cathedral",
      scale,
      from: [0.5, 0.4 + 0.5 * sheet.random()],
    });
  }
  const shares = Array.from({ length: staves }, () => 0.8 + 0.4 * sheet.random());
  const total = shares.reduce((sum, share) => sum + share, 0);
  let x = box.x;
  return shares
    .map((share, index) => {
      const width = index === staves - 1 ? box.x + box.width - x : Math.round((share / total) * box.width);
      const stave = { ...box, x, width };
      x += width;
      const heart = finish.wood?.heart && index === 2 ? { ...finish, wood: finish.wood.heart } : finish;
      const cut = heart === finish && index % 2 === 1 ? "cathedral" : "straight";
      const glue =
        index === 0
          ? ""
          : wash(finish, `M${short(stave.x)} ${short(box.y)}v${short(box.height)}h.8V${short(box.y)}z`, -0.3);
      const from = /** @type {[number, number]} */ (
        index === 1 ? [0.5, sheet.random()] : [sheet.random(), sheet.random()]
      );
      return drawPart(sheet, heart, { box: stave, along: "vertical", cut, scale, from }) + glue;
    })
    .join("");
}

/**
 * A flat panel set back in its frame.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} opening pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function flatPanel(sheet, finish, opening, scale) {
  return panelFace(sheet, finish, opening, scale) + recessShadow(sheet, finish, opening, 0.62 * scale);
}

/**
 * A raised panel: a groove at the frame, a bevel rising to a small step, and a flat field.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} opening pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function raisedPanel(sheet, finish, opening, scale) {
  const bevel = inset(opening, 0.16 * scale);
  const step = inset(bevel, 1.2 * scale);
  const field = inset(step, 0.12 * scale);
  return (
    panelFace(sheet, finish, opening, scale) +
    recessShadow(sheet, finish, opening, 0.4 * scale) +
    coves(sheet, finish, bevel, 1.2 * scale) +
    slopes(finish, step, 0.12 * scale, -1.5) +
    wash(finish, outline(field), 0.07) +
    seam(finish, outline(step), scale / 40)
  );
}

/**
 * A beadboard panel: boards an inch and a half wide, a rounded bead along each tongue.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} opening pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function beadboardPanel(sheet, finish, opening, scale) {
  const boards = Math.max(3, Math.round(opening.width / (1.5 * scale)));
  const pitch = opening.width / boards;
  /** @type {[offset: number, width: number, tone: number][]} */
  const bead = [
    [-0.16, 0.05, -0.55],
    [-0.11, 0.06, 0.3],
    [-0.05, 0.06, 0.12],
    [0.01, 0.06, -0.16],
    [0.07, 0.05, -0.6],
    [0.12, 0.05, 0.3],
  ];
  const { y, height } = opening;
  let beads = "";
  for (const [offset, width, tone] of bead) {
    let path = "";
    for (let board = 1; board < boards; board += 1) {
      path += outline({ x: opening.x + board * pitch + offset * scale, y, width: width * scale, height });
    }
    beads += wash(finish, path, tone);
  }
  return panelFace(sheet, finish, opening, scale) + beads + recessShadow(sheet, finish, opening, 0.62 * scale);
}
