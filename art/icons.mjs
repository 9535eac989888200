// Draws the pixel icons from public/favicon.svg, and the picture for link previews: npm run pictures.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { PREVIEW_CUT } from "./photographs/pictures.mjs";

/** @param {string} path inside public */
const published = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));

const HERO = fileURLToPath(new URL("photographs/masters/hero-wide.png", import.meta.url));

const SQUARES = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

for (const [name, size] of Object.entries(SQUARES)) {
  await sharp(published("favicon.svg"), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toFile(published(name));
}

if (existsSync(HERO)) {
  await sharp(HERO)
    .extract(PREVIEW_CUT)
    .resize(1200, 630)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(published("images/preview.jpg"));
}
