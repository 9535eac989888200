/**
 * Re-encodes one photograph in a process of its own: reads a file from standard input, and writes width and height, as
 * unsigned 32-bit integers, and a JPEG without metadata to standard output. A refused file ends it with status 2, and a
 * word on standard error says why. The first argument has the limits, as JSON.
 */
import sharp from "sharp";

/**
 * @typedef {object} Limits
 * @property {number} leastSide in pixels
 * @property {number} mostPixels
 * @property {number} mostPixelsWhole
 * @property {number} side the longer side of the result, in pixels
 * @property {number} bytes the most bytes of the result
 */

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
async function encode(bytes, { mostPixels, side, bytes: most }) {
  const upright = sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: "error" }).autoOrient();
  let kept = upright;
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

/** @param {{ data: Buffer, info: { width: number, height: number } }} encoded */
function write({ data, info }) {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  process.stdout.end(Buffer.concat([size, data]));
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
  const encoded = await encode(bytes, limits);
  if (encoded) write(encoded);
} catch {
  refuse("unreadable");
}
