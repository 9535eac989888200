import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const WIDTHS = [390, 768, 1024, 1440];
const PATHS = ["/", "/shop", "/product/ashby", "/portfolio", "/process"];

/** How far the width that `sizes` declares may be from the displayed one, as a factor. */
const TOLERANCE = 1.12;

/**
 * The pictures whose chosen copy does not fit their displayed width, and the number of pictures. A larger copy that the
 * page shows elsewhere is acceptable: a browser that has it already loads nothing for it.
 */
function misfits(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate(async (tolerance) => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    const shown = [...document.images].filter((image) => image.clientWidth > 0 && image.srcset);
    const judged = shown.map((image) => {
      const widths = image.srcset.split(", ").map((text) => Number(/(\d+)w$/.exec(text)?.[1]));
      const chosen = Number(/-(\d+)\.\w+(?:\?|$)/.exec(image.currentSrc)?.[1]);
      const fits = (width: number) => widths.find((one) => one >= width) ?? Math.max(...widths);
      const isLarge = chosen > fits(image.clientWidth * tolerance);
      const isSmall = chosen < fits(image.clientWidth / tolerance);
      return { url: image.currentSrc, width: image.clientWidth, isLarge, isSmall };
    });
    const fitting = new Set(judged.filter(({ isLarge, isSmall }) => !isLarge && !isSmall).map(({ url }) => url));
    const wrong = judged
      .filter(({ url, isLarge, isSmall }) => isSmall || (isLarge && !fitting.has(url)) || !url.includes(".avif"))
      .map(({ url, width }) => `${url}: ${width} px shown`);
    return { count: shown.length, wrong };
  }, TOLERANCE);
}

describe("the pictures of a page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(PATHS)("are loaded as AVIF in the width at which they are displayed, on every screen: %s", async (path) => {
    for (const width of WIDTHS) {
      const page = await openPage(browser, origin + path, { viewport: { width, height: 900 } });
      const { count, wrong } = await misfits(page);
      expect(count).toBeGreaterThan(1);
      expect([width, wrong]).toEqual([width, []]);
      await page.context().close();
    }
  });
});
