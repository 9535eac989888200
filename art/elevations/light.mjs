import { inset, rect } from "./box.mjs";
import { mix } from "./color.mjs";
import { polygon, ratio } from "./curve.mjs";
import { linear } from "./gradient.mjs";

/** @typedef {import("./box.mjs").Box} Box */
/** @typedef {import("./sheet.mjs").Sheet} Sheet */
/** @typedef {import("./finish.mjs").Finish} Finish */

export const SHADE = "#1d1207";
export const GLOW = "#fffaf0";

/**
 * A wash of shade or light over any outline.
 * @param {Finish} finish
 * @param {string} path path data
 * @param {number} amount -1 full shade … 1 full light
 * @returns {string} markup
 */
export function wash(finish, path, amount) {
  const opacity = Math.min(0.85, Math.abs(amount) * (amount < 0 ? finish.shadow : finish.highlight));
  return `<path d="${path}" fill="${amount < 0 ? SHADE : GLOW}" opacity="${ratio(opacity)}"/>`;
}

/**
 * The top, left, right and bottom trapezoids between a box and its inset.
 * @param {Box} box
 * @param {number} width
 */
function mitered(box, width) {
  const inner = inset(box, width);
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const [l, t, r, b] = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  return [
    polygon([
      [left, top],
      [right, top],
      [r, t],
      [l, t],
    ]),
    polygon([
      [left, top],
      [l, t],
      [l, b],
      [left, bottom],
    ]),
    polygon([
      [right, top],
      [right, bottom],
      [r, b],
      [r, t],
    ]),
    polygon([
      [left, bottom],
      [l, b],
      [r, b],
      [right, bottom],
    ]),
  ];
}

/**
 * The four mitred slopes between a box and a smaller one inside it, lit from the top left.
 * @param {Finish} finish
 * @param {Box} box outer edge
 * @param {number} width of the slope, pixels
 * @param {number} fall 1 falls steeply towards the middle, -1 rises towards it
 * @returns {string} markup
 */
export function slopes(finish, box, width, fall) {
  const lit = fall < 0 ? [0.42, 0.26, -0.22, -0.34] : [-0.34, -0.24, 0.28, 0.42];
  const steep = Math.abs(fall);
  return mitered(box, width)
    .map((face, index) => wash(finish, face, (lit[index] ?? 0) * steep))
    .join("");
}

/**
 * Four mitred hollow slopes rising towards the middle, lit from the top left and deepest at the outside.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} box outer edge
 * @param {number} width of the slope, pixels
 * @returns {string} markup
 */
export function coves(sheet, finish, box, width) {
  /** @type {[axis: [number, number, number, number], outer: number, inner: number][]} */
  const lit = [
    [[0, 0, 0, 1], 0.12, 0.36],
    [[0, 0, 1, 0], 0.05, 0.24],
    [[1, 0, 0, 0], -0.26, -0.1],
    [[0, 1, 0, 0], -0.36, -0.16],
  ];
  return mitered(box, width)
    .map((face, index) => {
      const [axis, outer, inner] = lit[index] ?? [[0, 0, 0, 1], 0, 0];
      const color = outer < 0 ? SHADE : GLOW;
      const gain = outer < 0 ? -finish.shadow : finish.highlight;
      return `<path d="${face}" fill="${linear(sheet, axis, [
        [0, color, outer * gain],
        [1, color, inner * gain],
      ])}"/>`;
    })
    .join("");
}

/**
 * The shadow a frame throws on what lies behind it, from light at the top left.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {Box} box the opening
 * @param {number} depth how far the shadow reaches, pixels
 * @returns {string} markup
 */
export function recessShadow(sheet, finish, box, depth) {
  const strength = 0.4 * finish.shadow;
  /** @type {(axis: [number, number, number, number], peak: number) => string} */
  const fade = (axis, peak) =>
    linear(sheet, axis, [
      [0, SHADE, peak * strength],
      [0.35, SHADE, peak * strength * 0.42],
      [1, SHADE, 0],
    ]);
  const { x, y, width, height } = box;
  return (
    rect({ x, y, width, height: depth }, fade([0, 0, 0, 1], 1)) +
    rect({ x, y, width: depth * 0.75, height }, fade([0, 0, 1, 0], 0.85)) +
    rect({ x: x + width - depth * 0.4, y, width: depth * 0.4, height }, fade([1, 0, 0, 0], 0.3)) +
    rect({ x, y: y + height - depth * 0.4, width, height: depth * 0.4 }, fade([0, 1, 0, 0], 0.24))
  );
}

/**
 * Light falling off over a whole face, from the top left. Plain colours are toned with their own tints, which
 * band less than translucent black and white do.
 * @param {Sheet} sheet
 * @param {Finish} finish
 * @param {string} path outline of the face
 * @param {number} [strength] 1 for a satin door
 * @returns {string} markup
 */
export function falloff(sheet, finish, path, strength = 1) {
  if (finish.wood === null) {
    const tones = linear(
      sheet,
      [0, 0, 0.75, 1],
      [
        [0, mix(finish.color, GLOW, 0.55)],
        [0.46, finish.color],
        [1, mix(finish.color, SHADE, 0.5)],
      ],
    );
    return `<path d="${path}" fill="${tones}" opacity="${ratio(0.26 * strength)}"/>`;
  }
  const tones = linear(
    sheet,
    [0, 0, 0.75, 1],
    [
      [0, GLOW, 0.15 * strength * finish.highlight],
      [0.42, GLOW, 0],
      [0.5, SHADE, 0],
      [1, SHADE, 0.13 * strength * finish.shadow],
    ],
  );
  return `<path d="${path}" fill="${tones}"/>`;
}

/**
 * A hairline where two parts meet: a dark seam with light caught on its far side.
 * @param {Finish} finish
 * @param {string} path path data
 * @param {number} [weight] pixels
 * @returns {string} markup
 */
export function seam(finish, path, weight = 1.2) {
  const dark = `stroke="${SHADE}" opacity="${ratio(Math.min(0.7, 0.42 * finish.shadow))}"`;
  const lit = `stroke="${GLOW}" opacity="${ratio(0.3 * finish.highlight)}"`;
  const shift = weight * 0.9;
  return (
    `<g fill="none" stroke-width="${ratio(weight)}"><path d="${path}" ${dark}/>` +
    `<path d="${path}" transform="translate(${ratio(shift)} ${ratio(shift)})" ${lit}/></g>`
  );
}
