import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { EncodedPhotograph } from "~/base/platform/photographs/run-encoder.server";

/** A picture that compresses poorly, as photographs do. */
function noise(width: number, height: number) {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
}

/** A photograph as a phone saves it: rotated, and with the location where it was taken. */
export function aPhonePhotograph(width = 320, height = 240): Promise<Buffer> {
  return noise(width, height)
    .withExif({ IFD0: { Make: "SecretPhone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
}

/** A small photograph in a format. */
export function aPhotograph(format: "jpeg" | "png" | "webp" = "jpeg", width = 320, height = 240): Promise<Buffer> {
  return noise(width, height).toFormat(format).toBuffer();
}

/** A photograph as the shop stores it. */
export async function anEncodedPhotograph(): Promise<EncodedPhotograph> {
  return { data: await aPhotograph(), width: 320, height: 240 };
}

async function makeBomb(): Promise<Buffer> {
  const side = 12_000;
  return sharp(Buffer.alloc(side * side, 0xff), { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

let bomb: Promise<Buffer> | undefined;

/** A picture of 144 megapixels in half a megabyte, made once. It is gray, which takes a tenth of the time to make. */
export function aBomb(): Promise<Buffer> {
  bomb ??= makeBomb();
  return bomb;
}

/** A photograph of a plain wall, large enough for a style, which is quickly encoded. */
export function aPlainPhotograph(
  format: "jpeg" | "png" | "webp" = "jpeg",
  width = 1000,
  height = 1250,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#a08060" } })
    .withExif({ IFD0: { Make: "SecretPhone" } })
    .toFormat(format)
    .toBuffer();
}
