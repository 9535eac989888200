import { outline, rect } from "./box.mjs";
import { ratio, short } from "./curve.mjs";
import { linear } from "./gradient.mjs";
import { GLOW, SHADE, seam } from "./light.mjs";
import { drawPart } from "./part.mjs";

/**
 * A slab: book-matched veneer, or one even face with the light lying across it.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./finish.mjs").Finish} finish
 * @param {import("./box.mjs").Box} box pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function slabFace(sheet, finish, box, scale) {
  if (finish.wood === null) {
    const sheen = linear(
      sheet,
      [0, 0, 1, 0.5],
      [
        [0, GLOW, 0.02 * finish.highlight],
        [0.3, GLOW, 0.13 * finish.highlight],
        [0.62, GLOW, 0.02 * finish.highlight],
        [1, GLOW, 0],
      ],
    );
    return drawPart(sheet, finish, { box, along: "vertical", scale }) + rect(box, sheen);
  }
  const leaf = { ...box, width: box.width / 2 };
  const from = /** @type {[number, number]} */ ([0.62, 0.7]);
  const shared = /** @type {const} */ ({ along: "vertical", cut: "cathedral", scale });
  return (
    drawPart(sheet, finish, { ...shared, box: leaf, from, flip: true }) +
    drawPart(sheet, finish, { ...shared, box: { ...leaf, x: box.x + leaf.width }, from, flip: false }) +
    seam(finish, `M${short(box.x + leaf.width)} ${short(box.y)}v${short(box.height)}`, scale / 60)
  );
}

/**
 * The fine grains printed in a stone-coloured laminate.
 * @param {import("./sheet.mjs").Sheet} sheet
 * @param {import("./finish.mjs").Finish} finish
 * @param {import("./box.mjs").Box} box pixels
 * @returns {string} markup
 */
export function speckle(sheet, finish, box) {
  const layers = [
    [SHADE, 0.2 * finish.shadow, "2 41 1 67 3 23 1 95 2 58"],
    [GLOW, 0.28 * finish.highlight, "1 53 2 88 1 37 3 120"],
    [SHADE, 0.12 * finish.shadow, "4 97 3 61 5 143"],
  ];
  const clip = sheet.define(`<clipPath id="?"><path d="${outline(box)}"/></clipPath>`);
  const grains = layers.map(([color, opacity, dashes]) => {
    let rows = "";
    for (let y = 2; y < box.height - 1; y += 2 + 3 * sheet.random()) {
      rows += `M${Math.round(box.x - 300 * sheet.random())} ${short(box.y + y)}H${box.x + box.width}`;
    }
    return `<path d="${rows}" stroke="${color}" stroke-dasharray="${dashes}" opacity="${ratio(Number(opacity))}"/>`;
  });
  return `<g clip-path="url(#${clip})" fill="none" stroke-width="1.6">${grains.join("")}</g>`;
}

/**
 * The thin band pressed on to the four edges of a laminate slab, seen from the front as a line.
 * @param {import("./finish.mjs").Finish} finish
 * @param {import("./box.mjs").Box} box pixels
 * @param {number} scale pixels per inch
 * @returns {string} markup
 */
export function edgeBand(finish, box, scale) {
  const inner = {
    x: box.x + scale * 0.09,
    y: box.y + scale * 0.09,
    width: box.width - scale * 0.18,
    height: box.height - scale * 0.18,
  };
  return seam(finish, outline(inner), scale / 36);
}
