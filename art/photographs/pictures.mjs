import { readFileSync } from "node:fs";

const STYLES = new URL("../../app/trade/catalog/door-styles.json", import.meta.url);
const FINISHES = new URL("../../app/trade/catalog/finish-sets.json", import.meta.url);

/**
 * The widths, in pixels, in which a photograph is published besides its own; app/house/ui/photographs/photograph-sources.ts requests
 * them.
 */
const WIDTHS = [240, 360, 480, 656, 800, 1200, 1600, 2000];

/** The width and height of the piece of a door that represents its finish. */
export const SWATCH = 96;

/** Where that piece is cut from the front: its left, top and side as fractions of the picture's width. */
export const SWATCH_CUT = { left: 0.4, top: 0.5, side: 0.2 };

/** The width to which the front of a door can be enlarged; a page loads it only then. */
const ENLARGED_WIDTH = 1600;

/**
 * A photograph to render.
 * @typedef {object} Picture
 * @property {string} name the file's name without width and extension
 * @property {string} subject what render.py sets up: kind/name
 * @property {number} width of its largest copy in a page, in pixels
 * @property {number} height
 * @property {number} [enlarged] the width of one more copy, for looking at it closely
 * @property {boolean} [swatch] whether a piece of the door represents its finish
 * @property {number} quality of its AVIF copies in a page, in sharp's percent
 * @property {number} brightness how much lighter it is published than it was rendered
 */

const STILLS = [
  "process-measure",
  "process-styles",
  "process-manufacturing",
  "process-installation",
  "feature-custom-design",
  "feature-materials",
  "feature-delivery",
  "feature-warranty",
  "guide-measuring",
  "guide-styles",
  "guide-installation",
  "guide-care",
];

/** The sets and kinds of finish through which the wood is visible. */
const WOODEN = ["clear", "stain"];

/**
 * The part of the home page's picture in a link preview, in pixels: the kitchen, without the wall behind the headline.
 */
export const PREVIEW_CUT = { left: 600, top: 372, width: 1400, height: 735 };

/** The kitchen of the home page is published as it was rendered. */
const HERO = { brightness: 1, quality: 66 };

/** @returns {Style[]} */
export const doorStyles = () => JSON.parse(readFileSync(STYLES, "utf8"));

/**
 * What the pictures need to know about a style.
 * @typedef {{ handle: string, finish: string, finishKind: string, alsoIn: { set: string }[] }} Style
 */

/**
 * Every photograph of the shop: two of each door style, one in each other finish, and the scenes.
 * @returns {Picture[]}
 */
export function pictures() {
  const styles = doorStyles();
  return [
    ...styles.map(({ handle, finishKind }) => ({
      ...portrait(handle, "front", 800),
      enlarged: ENLARGED_WIDTH,
      swatch: WOODEN.includes(finishKind),
    })),
    { ...scene("hero-wide", 2000, 1125), ...HERO },
    { ...scene("hero-tall", 1200, 1600), ...HERO },
    ...[1, 2, 3, 4].map((number) => scene(`portfolio-${number}`, 1600, 1200)),
    ...STILLS.map((name) => scene(name, 1200, 900)),
    ...styles.map(({ handle }) => portrait(handle, "corner", 640)),
    ...styles.flatMap((style) => otherFinishes(style).map((finish) => inFinish(style.handle, finish))),
  ];
}

/**
 * A style's finishes besides the one it is sold in, as in app/provider/catalog.server.ts.
 * @param {Style} style
 */
export function otherFinishes({ finish, alsoIn }) {
  /** @type {Record<string, { finishes: { name: string, slug: string, swatch: string }[] }>} */
  const sets = JSON.parse(readFileSync(FINISHES, "utf8"));
  return alsoIn
    .flatMap(({ set }) => (sets[set]?.finishes ?? []).map((one) => ({ ...one, set })))
    .filter(({ name }) => name !== finish.split(",")[0]);
}

/**
 * The widths in which a photograph is published.
 * @param {Picture} picture
 */
export function widthsOf({ width, enlarged }) {
  return [...WIDTHS.filter((size) => size < width), width, ...(enlarged ? [enlarged] : [])];
}

/**
 * @param {string} handle
 * @param {"front" | "corner"} view
 * @param {number} width
 * @returns {Picture}
 */
function portrait(handle, view, width) {
  return {
    name: `${handle}-${view}`,
    subject: `${view}/${handle}`,
    width,
    height: width * 1.25,
    quality: view === "front" ? 62 : 74,
    brightness: view === "corner" ? 1.12 : 1.02,
  };
}

/**
 * All finishes of a style are one subject, because most are computed from the same two doors.
 * @param {string} handle
 * @param {{ slug: string, set: string }} finish
 * @returns {Picture}
 */
function inFinish(handle, { slug, set }) {
  const name = `${handle}-in-${slug}`;
  return { ...portrait(handle, "front", 656), name, subject: `finish/${handle}`, swatch: WOODEN.includes(set) };
}

/**
 * @param {string} name
 * @param {number} width
 * @param {number} height
 * @returns {Picture}
 */
function scene(name, width, height) {
  return { name, subject: `scene/${name}`, width, height, quality: 54, brightness: 1.15 };
}
