import type { Page } from "playwright-core";
import decodeQR from "qr/decode.js";
import sharp from "sharp";

/** Label printers have 203 dots to the inch. */
export const DOTS_PER_INCH = 203;

const WIDTH = Math.floor(2.625 * DOTS_PER_INCH);

/** Whether a dot of a label is rubbed off; from the label's upper left corner. */
export type Rubbed = (x: number, y: number) => boolean;

/** One corner of a label, as a triangle with these legs, in inches. */
export function corner(side: "left" | "right", edge: "top" | "bottom", legs: number): Rubbed {
  return (x, y) => (side === "left" ? x : WIDTH - x) + (edge === "top" ? y : DOTS_PER_INCH - y) < legs * DOTS_PER_INCH;
}

/** The first sheet of labels of a page as it is printed: one pixel for each dot of a label printer, black and white. */
async function printed(page: Page) {
  await page.emulateMedia({ media: "print" });
  const picture = await page.locator(".label-sheet").first().screenshot();
  await page.emulateMedia({ media: null });
  return sharp(picture).flatten({ background: "#fff" }).greyscale().threshold(128).toColourspace("srgb").toBuffer();
}

/**
 * What the codes on printed labels say, as a phone reads them.
 *
 * @param page of labels, in a profile whose device scale factor is {@link DOTS_PER_INCH} / 96
 * @param count how many labels there are, at most 3
 * @returns for each label, what its code says after each damage; `null` if it cannot be read
 */
export async function labelCodes(page: Page, count: number, damages: readonly Rubbed[]): Promise<(string | null)[][]> {
  const sheet = await printed(page);
  return Promise.all(
    Array.from({ length: count }, async (_, column) => {
      const left = Math.round((0.1875 + column * 2.75) * DOTS_PER_INCH);
      const top = Math.round(0.5 * DOTS_PER_INCH);
      const { data } = await sharp(sheet)
        .extract({ left, top, width: WIDTH, height: DOTS_PER_INCH })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return damages.map((rubbed) => read(Uint8ClampedArray.from(data), rubbed));
    }),
  );
}

function read(data: Uint8ClampedArray, rubbed: Rubbed): string | null {
  for (let dot = 0; dot < data.length / 4; dot += 1) {
    if (rubbed(dot % WIDTH, Math.floor(dot / WIDTH))) data.fill(255, dot * 4, dot * 4 + 3);
  }
  try {
    return decodeQR({ width: WIDTH, height: DOTS_PER_INCH, data });
  } catch {
    return null;
  }
}
