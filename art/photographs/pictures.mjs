import { readFileSync } from "node:fs";

const CATALOGUE = new URL("../../app/content/catalogue/door-styles.json", import.meta.url);

/** The widths, in pixels, in which a photograph is published besides its own; app/ui/kit/photograph-sources.ts asks for them. */
const WIDTHS = [240, 360, 480, 656, 800, 1200, 1600, 2000];

/** The width in which the front of a door can be enlarged; a page loads it only then. */
const ENLARGED_WIDTH = 1600;

/**
 * A photograph to take.
 * @typedef {object} Picture
 * @property {string} name the file's name without width and ending
 * @property {string} subject what render.py sets up: kind/name
 * @property {number} width of its largest copy in a page, in pixels
 * @property {number} height
 * @property {number} [enlarged] the width of one more copy, for looking at it closely
 * @property {number} quality of its AVIF copies in a page, in sharp's percent
 * @property {number} brightness by how much it is printed lighter than it was taken
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

/** A dark wall is printed as it was taken, and shows steps of color at less quality. */
const DARK = { brightness: 1, quality: 68 };

/**
 * Every photograph of the shop: two of each door style, and the scenes.
 * @returns {Picture[]}
 */
export function pictures() {
  /** @type {{ handle: string }[]} */
  const styles = JSON.parse(readFileSync(CATALOGUE, "utf8"));
  return [
    ...styles.map(({ handle }) => ({ ...portrait(handle, "front", 800), enlarged: ENLARGED_WIDTH })),
    { ...scene("hero-wide", 2000, 1125), ...DARK },
    { ...scene("hero-tall", 1200, 1600), ...DARK },
    ...[1, 2, 3, 4].map((number) => scene(`portfolio-${number}`, 1600, 1200)),
    ...STILLS.map((name) => scene(name, 1200, 900)),
    ...styles.map(({ handle }) => portrait(handle, "corner", 640)),
  ];
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
    quality: view === "front" ? 56 : 68,
    brightness: view === "corner" ? 1.12 : 1.02,
  };
}

/**
 * @param {string} name
 * @param {number} width
 * @param {number} height
 * @returns {Picture}
 */
function scene(name, width, height) {
  return { name, subject: `scene/${name}`, width, height, quality: 52, brightness: 1.15 };
}
