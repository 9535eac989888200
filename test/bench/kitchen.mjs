import { importBundled } from "../set-up/bundled.mjs";

/** @typedef {import("../support/kitchen").KitchenPiece} KitchenPiece */

/** Loads the kitchen, and the domain code that prices it. */
export const loadKitchen = () =>
  importBundled(
    "bench-kitchen",
    `export { KITCHEN, kitchenAsSpreadsheet } from "./test/support/kitchen"; export { readTape } from "./app/trade/measure/tape";
     export { priceOrder } from "./app/trade/pricing/pricing"; export { formatCents } from "./app/trade/measure/money";`,
  );

/**
 * The pieces in the browser's cart, in the kitchen's format.
 *
 * @param {import("playwright-core").Page} page
 */
export async function piecesInCart(page) {
  const stored = await page.evaluate(() => localStorage.getItem("havenstile-cart"));
  const lines = /** @type {any[]} */ (JSON.parse(stored ?? '{"lines":[]}').lines);
  const text = (/** @type {{ inches: number, fraction: string }} */ { inches, fraction }) =>
    fraction === "0" ? String(inches) : `${inches} ${fraction}`;
  return lines.flatMap((line) =>
    /** @type {const} */ (["doors", "drawers"]).flatMap((list) =>
      /** @type {any[]} */ (line[list]).map(({ width, height, location }) => ({
        list,
        width: text(width),
        height: text(height),
        location,
      })),
    ),
  );
}
