import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** axe as small as it comes: each page that is checked is sent it and parses it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The violations that axe-core finds in a page once nothing moves (WCAG 2.2 A and AA, best practices). */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  // The office's bar stays in view, over what is behind it at the moment: that is reached by scrolling.
  await page.evaluate(() => {
    if (document.querySelector('[aria-label="Admin"]')) window.scrollTo({ top: 0, behavior: "instant" });
  });
  const results = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const nextFrame = () => new Promise((seen) => requestAnimationFrame(seen));
    const moving = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    let hasMoved = true;
    let before = "";
    const note = () => {
      hasMoved = true;
    };
    for (const event of ["transitionrun", "animationstart"]) document.addEventListener(event, note);
    for (;;) {
      await nextFrame();
      await Promise.all(moving().map((animation) => animation.finished.catch(() => {})));
      hasMoved = false;
      const found = await checker.run({
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
      });
      // The color of an element in motion is not its own; a transition that began meanwhile is announced a frame later.
      await nextFrame();
      await nextFrame();
      if (hasMoved || moving().length > 0) continue;
      // A page can also change without motion while axe reads it: what is wrong is found twice.
      const now = JSON.stringify(found.violations.map((v) => [v.id, v.nodes.map((node) => node.target)]));
      if (found.violations.length === 0 || now === before) return found;
      before = now;
    }
  });
  return results.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
