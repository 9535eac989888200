/**
 * Re-encodes one photograph in a separate process: reads a file from standard input, and writes pictures without
 * metadata to standard output, each after its width, height and number of bytes, as unsigned 32-bit integers. This is
 * one JPEG, or an AVIF and a WebP of each wanted width. A refused file ends it with status 2, and a word on standard
 * error says why. The first argument has the limits, as JSON.
 */
import sharp from "sharp";

/**
 * @typedef {object} Limits
 * @property {number} leastSide in pixels
 * @property {number} mostPixels
 * @property {number} mostPixelsWhole
 * @property {number} [side] the longer side of the JPEG, in pixels
 * @property {number} bytes the most bytes of each result
 * @property {number[]} [widths] of the copies in place of a JPEG, in pixels; they are cut to 4:5, upright
 */

/** @typedef {{ data: Buffer, info: { width: number, height: number } }} Encoded */

/** Scales and qualities to try until the result is small enough; the last one is small enough for any picture. */
const TRIES = [
  [1, 80],
  [1, 60],
  [0.75, 60],
  [0.5, 50],
  [0.5, 30],
];

/** The formats accepted. The libraries of all others are blocked, as they would read a picture from arbitrary bytes. */
const READERS = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"];

/** @param {string} fault */
function refuse(fault) {
  process.stderr.write(fault);
  process.exit(2);
}

/**
 * @param {Buffer} bytes
 * @param {Limits} limits
 */
async function check(bytes, { leastSide, mostPixels, mostPixelsWhole }) {
  const { width, height, format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (Math.min(width, height) < leastSide) refuse("too-small");
  if (width * height > (isProgressive || format === "webp" ? mostPixelsWhole : mostPixels)) refuse("too-many-pixels");
}

/**
 * @param {Buffer} bytes
 * @param {Limits} limits
 */
const uprightOf = (bytes, { mostPixels }) =>
  sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: "error" }).autoOrient();

/**
 * @param {Buffer} bytes
 * @param {Limits} limits
 */
async function encode(bytes, limits) {
  const { side = 0, bytes: most } = limits;
  let kept = uprightOf(bytes, limits);
  for (const [share = 1, quality] of TRIES) {
    const longest = Math.round(side * share);
    const { data, info } = await kept
      .clone()
      .resize(longest, longest, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColorspace("srgb")
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= most) return { data, info };
    kept = sharp(data);
  }
  return refuse("too-many-pixels");
}

/** How much effort AVIF takes, up to 9: with more, a large copy takes seconds and hardly gets smaller. */
const AVIF_EFFORT = 1;

/** Qualities of AVIF and WebP to try until a copy is small enough, and looks alike in both. */
const QUALITIES = [
  [55, 78],
  [40, 60],
  [20, 30],
];

/**
 * @param {import("sharp").Sharp} copy
 * @param {number} most in bytes
 */
async function encodeCopy(copy, most) {
  for (const [avif = 0, webp = 0] of QUALITIES) {
    const formats = [copy.clone().avif({ quality: avif, effort: AVIF_EFFORT }), copy.clone().webp({ quality: webp })];
    const copies = [];
    for (const format of formats) copies.push(await format.toBuffer({ resolveWithObject: true }));
    if (copies.every(({ data }) => data.length <= most)) return copies;
  }
  return refuse("too-many-pixels");
}

/**
 * @param {Buffer} bytes
 * @param {Limits & { widths: number[] }} limits
 */
async function encodeCopies(bytes, limits) {
  const sizeOf = (/** @type {number} */ width) => /** @type {[number, number]} */ ([width, Math.round(width * 1.25)]);
  const { data, info } = await uprightOf(bytes, limits)
    .resize(...sizeOf(Math.max(...limits.widths)), { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const copies = [];
  for (const width of limits.widths) {
    const copy = sharp(data, { raw: info }).resize(...sizeOf(width));
    copies.push(...((await encodeCopy(copy, limits.bytes)) ?? []));
  }
  return copies;
}

/** @param {Encoded[]} encoded */
function write(encoded) {
  const parts = encoded.flatMap(({ data, info }) => {
    const head = Buffer.alloc(12);
    head.writeUInt32BE(info.width, 0);
    head.writeUInt32BE(info.height, 4);
    head.writeUInt32BE(data.length, 8);
    return [head, data];
  });
  process.stdout.end(Buffer.concat(parts));
}

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: READERS });

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const bytes = Buffer.concat(chunks);
/** @type {Limits} */
const limits = JSON.parse(process.argv[2] ?? "{}");

try {
  await check(bytes, limits);
  const { widths } = limits;
  const encoded = widths ? await encodeCopies(bytes, { ...limits, widths }) : [await encode(bytes, limits)];
  write(encoded.flatMap((one) => one ?? []));
} catch {
  refuse("unreadable");
}
