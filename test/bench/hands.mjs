/**
 * What counts as what, for every way to order:
 *
 * - a tap: each touch or click of something on the page that is not a key of a keypad;
 * - a key: each press on a keyboard, a modifier counted as a key of its own (Ctrl+Enter is two), and each press on the
 *   page's keypad. A change of the layer of a phone's keyboard is not counted: it is the device's, not the page's;
 * - a picker: each change of a select, counted by the page itself;
 * - an action, by which a paste is judged: a tap, a picker, or a key with the modifiers held with it;
 * - a scroll: a thing that is wanted next and is out of sight; counted beside the others, in none of them.
 *
 * @typedef {{ taps: number, keys: number, pickers: number, actions: number, scrolls: number }} Count
 */

/**
 * A person's hands at a page. Whatever they do is done as the browser does it for a person, and counted.
 *
 * @param {import("playwright-core").Page} page
 * @param {"touch" | "mouse"} pointer
 */
export async function handsAt(page, pointer) {
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
     * Presses a key that stands on the page.
     * @param {import("playwright-core").Locator} key
     */
    async pad(key) {
      await touch(key);
      count.keys += 1;
      count.actions += 1;
    },
    /**
     * Presses one key, perhaps with others held: `Enter`, `Control+Enter`.
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
     * Goes on by Tab until something has the focus.
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
     * Fails unless the cursor is where the form ought to have put it.
     * @param {import("playwright-core").Locator} field
     */
    async expectCursorIn(field) {
      const id = await field.getAttribute("id");
      await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id, { timeout: 3000 });
    },
  };
}
