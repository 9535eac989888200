/**
 * What is counted, for every way to order:
 *
 * - a tap: each touch or click on the page, except on a key of its keypad;
 * - a key: each press on a keyboard, with a modifier counted as a separate key (Ctrl+Enter is two), and each press on
 *   the page's keypad. Switching the layer of a phone's keyboard is not counted: it belongs to the device, not the
 *   page;
 * - a picker: each change of a select, counted by the page itself;
 * - an action, the measure for a paste: a tap, a picker, or a key together with its modifiers;
 * - a scroll: the next control is out of sight; counted separately from all the others.
 *
 * @typedef {{ taps: number, keys: number, pickers: number, actions: number, scrolls: number }} Count
 */

/**
 * Uses a page as a person does: every action goes through the browser's real input, and is counted.
 *
 * @param {import("playwright-core").Page} page
 * @param {"touch" | "mouse"} pointer
 */
export async function countInput(page, pointer) {
  /** @type {Count} */
  const count = { taps: 0, keys: 0, pickers: 0, actions: 0, scrolls: 0 };
  await page.exposeFunction("countPicker", () => {
    count.pickers += 1;
    count.actions += 1;
  });
  await page.evaluate(() => {
    const picked = (/** @type {Event} */ event) => {
      if (event.isTrusted && event.target instanceof HTMLSelectElement) /** @type {any} */ (window).countPicker();
    };
    document.addEventListener("change", picked, true);
  });

  /** @param {import("playwright-core").Locator} target */
  async function touch(target) {
    await target.waitFor();
    const isSeen = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
    if (!isSeen) count.scrolls += 1;
    await (pointer === "touch" ? target.tap() : target.click());
  }

  return {
    count,
    /** @param {import("playwright-core").Locator} target */
    async tap(target) {
      await touch(target);
      count.taps += 1;
      count.actions += 1;
    },
    /**
     * Presses a key of the page's keypad.
     * @param {import("playwright-core").Locator} key
     */
    async pad(key) {
      await touch(key);
      count.keys += 1;
      count.actions += 1;
    },
    /**
     * Presses one key, optionally with modifiers: `Enter`, `Control+Enter`.
     * @param {string} chord
     */
    async press(chord) {
      await page.keyboard.press(chord);
      count.keys += chord.split("+").length;
      count.actions += 1;
    },
    /** @param {string} text */
    async type(text) {
      await page.keyboard.type(text);
      count.keys += text.length;
      count.actions += text.length;
    },
    /**
     * Presses Tab until the target has the focus.
     * @param {import("playwright-core").Locator} target
     */
    async tabTo(target) {
      for (let step = 0; step < 60; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await this.press("Tab");
      }
      throw new Error(`Tab does not lead to ${target}`);
    },
    /**
     * Fails unless the form has moved the cursor to this field.
     * @param {import("playwright-core").Locator} field
     */
    async expectCursorIn(field) {
      const id = await field.getAttribute("id");
      await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id, { timeout: 3000 });
    },
  };
}
