/** @typedef {import("../support/kitchen").KitchenPiece} KitchenPiece */
/** @typedef {Awaited<ReturnType<typeof import("./counted-input.mjs").countInput>>} CountedInput */
/** @typedef {import("playwright-core").Page} Page */

/** @type {Record<KitchenPiece["list"], string>} */
const NAMES = { doors: "Door", drawers: "Drawer" };

/**
 * The pieces, each marked with what it shares with its neighbors: the size of the piece before it or after it.
 *
 * @param {readonly KitchenPiece[]} kitchen
 */
function inRuns(kitchen) {
  /** @type {(a: KitchenPiece, b: KitchenPiece | undefined) => boolean} */
  const isAlike = (a, b) => b !== undefined && a.list === b.list && a.width === b.width && a.height === b.height;
  return kitchen.map((piece, n) => {
    const number = kitchen.slice(0, n).filter(({ list }) => list === piece.list).length + 1;
    const [before, after] = [kitchen[n - 1], kitchen[n + 1]];
    return {
      ...piece,
      name: `${NAMES[piece.list]} ${number}`,
      isCopy: isAlike(piece, before),
      /** What is left to type for each side: nothing if it equals the row above, because Enter or Next repeats that. */
      typed: {
        width: before?.list === piece.list && before.width === piece.width ? "" : piece.width,
        height: before?.list === piece.list && before.height === piece.height ? "" : piece.height,
      },
      /** How the next row is made: as a copy of this one, as a blank row, or not at all in this list. */
      next: isAlike(piece, after) ? "copy" : after?.list === piece.list ? "row" : "end",
    };
  });
}

/** @type {(page: Page, name: string, label: string) => import("playwright-core").Locator} */
const field = (page, name, label) => page.getByRole("group", { name, exact: true }).getByLabel(label);
/** @type {(page: Page) => import("playwright-core").Locator} */
const addToCart = (page) => page.getByRole("button", { name: "Add to Cart" }).locator("visible=true").last();

/**
 * On a laptop: one click into the first field, then only keys. Ctrl+Enter copies a row.
 *
 * @param {(size: string) => string} written how a size is typed
 */
const byKeys =
  (written) =>
  /**
   * @param {Page} page
   * @param {CountedInput} input
   * @param {readonly KitchenPiece[]} kitchen
   */
  async (page, input, kitchen) => {
    await input.tap(field(page, "Door 1", "Width inches"));
    for (const { name, typed, location, isCopy, next } of inRuns(kitchen)) {
      if (!isCopy) {
        await input.tabTo(field(page, name, "Width inches"));
        await input.type(written(typed.width));
        await input.press("Enter");
        await input.expectCursorIn(field(page, name, "Height inches"));
        await input.type(written(typed.height));
        await input.press("Enter");
      }
      await input.expectCursorIn(field(page, name, "Location"));
      await input.type(location);
      if (next !== "end") await input.press(next === "copy" ? "Control+Enter" : "Enter");
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await input.tabTo(addToCart(page));
    await input.press("Enter");
    return height;
  };

/** Sizes as the tape shows them: `14 1/2`. */
export const byKeyboard = byKeys((size) => size);

/** Halves and quarters as typed on a number pad, `14.5`; other fractions as the tape shows them. */
export const byKeyboardInDecimals = byKeys((size) =>
  size.replace(" 1/2", ".5").replace(" 1/4", ".25").replace(" 3/4", ".75"),
);

/**
 * On a phone: sizes on the page's keypad, locations on the device's keyboard, copies with the row's button.
 *
 * @param {Page} page
 * @param {CountedInput} input
 * @param {readonly KitchenPiece[]} kitchen
 */
export async function byPhone(page, input, kitchen) {
  const keypad = page.getByRole("group", { name: "Keypad" });
  /** @type {(size: string) => Promise<void>} */
  const pad = async (size) => {
    const [inches = "", fraction] = size.split(" ");
    for (const digit of inches) await input.pad(keypad.getByRole("button", { name: digit, exact: true }));
    if (fraction) await input.pad(keypad.getByRole("button", { name: fraction, exact: true }));
    await input.pad(keypad.getByRole("button", { name: /^Next/ }));
  };
  for (const [n, { name, typed, location, isCopy, next }] of inRuns(kitchen).entries()) {
    if (n === 0 || name === "Drawer 1") await input.tap(field(page, name, "Width inches"));
    if (!isCopy) {
      await input.expectCursorIn(field(page, name, "Width inches"));
      await pad(typed.width);
      await input.expectCursorIn(field(page, name, "Height inches"));
      await pad(typed.height);
    }
    await input.expectCursorIn(field(page, name, "Location"));
    await input.type(location);
    if (next === "copy") await input.tap(page.getByRole("button", { name: `Duplicate ${name}`, exact: false }).first());
    else if (next === "row") await input.press("Enter");
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await input.tap(addToCart(page));
  return height;
}

/**
 * Paste: the kitchen has been copied from a spreadsheet.
 *
 * @param {Page} page
 * @param {CountedInput} input
 * @param {readonly KitchenPiece[]} kitchen
 */
export async function byPaste(page, input, kitchen) {
  await input.tap(page.getByText("Paste or open a cut list"));
  await input.tap(page.getByLabel("Cut list", { exact: true }));
  await input.press("Control+v");
  await input.tap(page.getByRole("button", { name: `Add ${kitchen.length} pieces`, exact: true }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await input.tap(addToCart(page));
  return height;
}
