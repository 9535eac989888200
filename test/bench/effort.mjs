import { countInput } from "./counted-input.mjs";
import { loadKitchen, piecesInCart } from "./kitchen.mjs";
import { launch } from "./launch.mjs";
import { printTable } from "./table.mjs";
import { byKeyboard, byKeyboardInDecimals, byPaste, byPhone } from "./ways.mjs";

/** A style in which every piece of the kitchen can be made. */
const PRODUCT = "/product/ashby";

/** @typedef {import("../support/kitchen").KitchenPiece} KitchenPiece */

const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const WAYS = [
  { name: "laptop, 14 1/2 (limit 10 keys a row)", drive: byKeyboard, device: LAPTOP },
  { name: "laptop, 14.5 (limit 10 keys a row)", drive: byKeyboardInDecimals, device: LAPTOP },
  { name: "phone (limit 60 taps, 230 keys, 0 pickers)", drive: byPhone, device: PHONE },
  { name: "paste (limit 6 actions)", drive: byPaste, device: LAPTOP },
];

/**
 * Orders the kitchen of `test/support/kitchen` in three ways, and prints the taps and keys that each one takes.
 *
 * @param {string} origin
 * @throws Error when the cart ends up with other pieces than the kitchen's, or with another total
 */
export async function benchEffort(origin) {
  const { KITCHEN, kitchenAsSpreadsheet, readTape, priceOrder, formatCents } = await loadKitchen();
  const sized = (/** @type {string} */ list) =>
    /** @type {KitchenPiece[]} */ (KITCHEN)
      .filter((piece) => piece.list === list)
      .map(({ width, height }) => ({
        width: readTape(width).length,
        height: readTape(height).length,
        preBored: false,
      }));
  const browser = await launch();
  const rows = [];
  try {
    for (const { name, drive, device } of WAYS) {
      const context = await browser.newContext({ ...device, permissions: ["clipboard-read", "clipboard-write"] });
      const page = await context.newPage();
      page.setDefaultTimeout(5000);
      await page.goto(origin + PRODUCT, { waitUntil: "networkidle" });
      const rate = Number(
        /\$([\d.]+)/.exec(
          (await page
            .getByText(/Sq Ft$/)
            .first()
            .textContent()) ?? "",
        )?.[1],
      );
      const { totalCents } = priceOrder(
        { doors: sized("doors"), drawers: sized("drawers"), panels: [], fillers: [] },
        rate,
      );
      await page.evaluate((text) => navigator.clipboard.writeText(text), kitchenAsSpreadsheet());
      const input = await countInput(page, "hasTouch" in device ? "touch" : "mouse");
      const height = await drive(page, input, KITCHEN);
      await page.waitForURL("**/cart");
      const inCart = JSON.stringify(await piecesInCart(page));
      if (inCart !== JSON.stringify(KITCHEN)) throw new Error(`${name}: the cart holds ${inCart}`);
      const total = formatCents(totalCents);
      await page.getByRole("region", { name: "Order summary" }).getByText(total).first().waitFor();
      const { taps, keys, pickers, actions, scrolls } = input.count;
      const perRow = (keys / KITCHEN.length).toFixed(1);
      rows.push({ way: name, taps, keys, "keys a row": perRow, pickers, actions, scrolls, "px tall": height, total });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  printTable(`A kitchen of ${KITCHEN.length} pieces into the cart`, rows);
}
