// Publishes the masters as AVIF and WebP in every width that the pages request: docs/pictures.md.
import { existsSync, mkdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { pictures, SWATCH, SWATCH_CUT, widthsOf } from "./pictures.mjs";

const masters = new URL("masters/", import.meta.url);
const published = new URL("../../public/images/photographs/", import.meta.url);

/** Visitors enlarge a door to look at its grain. */
const ENLARGED_QUALITY = 74;

/** Bits per color in AVIF: with 8, a wall or a painted door shows patches of color, and the file is larger. */
const BIT_DEPTH = 10;

mkdirSync(published, { recursive: true });

/**
 * Whether a copy is missing, or older than its master.
 * @param {URL} copy
 * @param {URL} master
 */
const isStale = (copy, master) => !existsSync(copy) || statSync(copy).mtimeMs < statSync(master).mtimeMs;

for (const picture of pictures()) {
  const { name, width, height, enlarged, brightness } = picture;
  const master = new URL(`${name}.png`, masters);
  if (!existsSync(master)) continue;
  for (const size of widthsOf(picture)) {
    const quality = size === enlarged ? ENLARGED_QUALITY : picture.quality;
    const image = () =>
      sharp(fileURLToPath(master))
        .resize({ width: size, height: Math.round((size * height) / width), kernel: "lanczos3" })
        .modulate({ brightness });
    const avif = new URL(`${name}-${size}.avif`, published);
    const webp = new URL(`${name}-${size}.webp`, published);
    if (isStale(avif, master))
      await image().avif({ quality, effort: 4, bitdepth: BIT_DEPTH }).toFile(fileURLToPath(avif));
    if (isStale(webp, master)) await image().webp({ quality: 86, effort: 5 }).toFile(fileURLToPath(webp));
  }
  const swatch = new URL(`${name}-${SWATCH}.webp`, published);
  if (picture.swatch && isStale(swatch, master))
    await cutSwatch(fileURLToPath(master), brightness, fileURLToPath(swatch));
}

/**
 * @param {string} master
 * @param {number} brightness
 * @param {string} swatch
 */
async function cutSwatch(master, brightness, swatch) {
  const { width = 0 } = await sharp(master).metadata();
  const [left, top, side] = [SWATCH_CUT.left, SWATCH_CUT.top, SWATCH_CUT.side].map((part) => Math.round(part * width));
  await sharp(master)
    .extract({ left: left ?? 0, top: top ?? 0, width: side ?? 0, height: side ?? 0 })
    .resize(SWATCH, SWATCH)
    .modulate({ brightness })
    .webp({ quality: 80 })
    .toFile(swatch);
}
