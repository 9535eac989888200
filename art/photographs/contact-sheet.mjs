// Prints every published photograph small on one sheet, docs/pictures.webp: docs/pictures.md.
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { pictures } from "./pictures.mjs";

const published = new URL("../../public/images/photographs/", import.meta.url);
const sheet = fileURLToPath(new URL("../../docs/pictures.webp", import.meta.url));

/**
 * In pixels: a picture's smallest published width, the tallest of them, the height of the name below it, and the gap
 * between two.
 */
const WIDTH = 240;
const TALLEST = 320;
const NAME = 24;
const GAP = 10;
const COLUMNS = 8;

const PAPER = "#f5f3ee";

/** Each door's corner follows its front; the scenes come last. */
const order = pictures().toSorted((one, other) => rank(one.subject).localeCompare(rank(other.subject)));

/** @param {string} subject */
function rank(subject) {
  const [kind, name] = subject.split("/");
  return kind === "scene" ? "scene" : `door ${name} ${kind === "front" ? 1 : 2}`;
}

/** The most letters of a name that fit in a row at full size; longer names are set smaller. */
const LETTERS = 28;

/** @param {string} name */
const label = (name) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${NAME}"><text x="2" y="17" font-family="sans-serif" font-size="${Math.min(15, (15 * LETTERS) / name.length)}">${name}</text></svg>`,
  );

const height = TALLEST + NAME + GAP;
const layers = order.flatMap(({ name }, index) => {
  const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
  const top = GAP + Math.floor(index / COLUMNS) * height;
  return [
    { input: fileURLToPath(new URL(`${name}-${WIDTH}.webp`, published)), left, top },
    { input: label(name), left, top: top + TALLEST },
  ];
});

const size = { width: GAP + COLUMNS * (WIDTH + GAP), height: GAP + Math.ceil(order.length / COLUMNS) * height };
await sharp({ create: { ...size, channels: 3, background: PAPER } })
  .composite(layers)
  .webp({ quality: 78, effort: 6 })
  .toFile(sheet);
