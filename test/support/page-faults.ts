import type { Page } from "playwright-core";
import { violations } from "./axe";

interface FaultOptions {
  /** axe runs in the page, and so only in one whose scripts run. */
  readonly javaScriptEnabled: boolean;
}

/** What is wrong with a page at 320 and 1280 px: wider than the screen, or a violation that axe finds. */
export async function pageFaults(page: Page, { javaScriptEnabled }: FaultOptions): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(`wider than ${width}`);
    if (javaScriptEnabled) found.push(...(await violations(page)));
  }
  return found;
}
