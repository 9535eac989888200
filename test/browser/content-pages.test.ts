import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { answer } from "~/provider/host/answers.server";
import { stylesGuide } from "~/storefront/guides/styles";
import { homePage } from "~/storefront/marketing/home";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { type RemoteShop, startRemoteShop } from "../support/remote-shop";
import { hydrated, openPage } from "../support/shop-page";

/** The pages that show products or lead times. */
const FROM_THE_CATALOG = ["/", "/shop", "/how-to/styles", "/timely-delivery"];

describe("content pages", () => {
  let shop: RemoteShop;
  const asked: string[] = [];
  beforeAll(async () => {
    shop = await startRemoteShop(async (request) => {
      asked.push(new URL(request.url).pathname);
      return answer(500, {});
    });
  });
  afterAll(() => shop.stop());

  it.each(listedPaths.filter((path) => !FROM_THE_CATALOG.includes(path)))("ask the provider nothing: %s", (path) =>
    // The shop itself may be requesting the pages that it prepares.
    vi.waitFor(
      async () => {
        asked.length = 0;
        expect((await fetch(shop.origin + path)).status).toBe(200);
        expect(asked).toEqual([]);
      },
      { timeout: 10_000 },
    ),
  );

  it("show the words of the styles guide while the provider is down, and do not store that answer", async () => {
    const response = await fetch(`${shop.origin}/how-to/styles`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain(stylesGuide.unavailable);
    for (const { heading } of stylesGuide.families) expect(text).toContain(`>${heading}</h2>`);
  });

  it("show the words on delivery while the provider is down, and do not store that answer", async () => {
    const response = await fetch(`${shop.origin}/timely-delivery`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await response.text()).toContain("within 24 hours");
  });

  it("show the home page without its styles while the provider is down, and do not store that answer", async () => {
    const response = await fetch(shop.origin);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const text = await response.text();
    expect(text).toContain("Updating with Ease");
    expect(text).not.toContain(homePage.styles.heading);
  });

  it("list pages in the sitemap while the provider is down", async () => {
    const answer = await fetch(`${shop.origin}/sitemap.xml`);
    expect((await answer.text()).match(/<loc>/g)).toHaveLength(listedPaths.length);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect((await fetch(`${shop.origin}/sitemap.xml`)).headers.get("x-cache")).toBe("miss");
  });
});

describe("the guides and brand pages", () => {
  const origin = ownShopOrigin();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("show every picture: none fails, and each has its size before it loads", async () => {
    for (const path of ["/", "/process", "/portfolio", "/how-to", "/how-to/measuring", "/lifetime-warranty", "/shop"]) {
      const page = await openPage(browser, origin + path, { viewport: { width: 768, height: 900 } });
      await page.evaluate(() => {
        for (const image of document.querySelectorAll("img")) image.loading = "eager";
      });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      const broken = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.naturalWidth === 0 || !image.getAttribute("width") || !image.getAttribute("height"))
          .map((image) => image.currentSrc),
      );
      expect([path, broken]).toEqual([path, []]);
      await page.context().close();
    }
  });

  it("weigh under 400 KB in pictures on a phone's first view of the shop", async () => {
    const page = await openPage(browser, "about:blank", {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      isMobile: true,
    });
    await page.goto(`${origin}/shop`, { waitUntil: "networkidle" });
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === "img")
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(400_000);
  });

  it("print without navigation, with their drawings", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("banner").isVisible()).toBe(false);
    expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
    expect(await page.getByRole("img", { name: "Measuring an opening" }).isVisible()).toBe(true);
  });

  it("lead from a lesson's link to the lesson, below the header", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`);
    await hydrated(page);
    await page.getByRole("link", { name: /^From opening to door size/ }).click();
    const heading = page.getByRole("heading", { name: "From opening to door size" });
    await page.waitForFunction(() => window.scrollY > 500);
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThan(79);
    expect(box?.y).toBeLessThan(300);
  });

  it("offer three documents", async () => {
    const page = await openPage(browser, `${origin}/how-to/measuring`);
    const links = await page
      .getByRole("link", { name: /\(PDF\)/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toHaveLength(3);
    for (const link of links) {
      const response = await fetch(origin + link);
      expect([link, response.status, response.headers.get("content-type")]).toEqual([link, 200, "application/pdf"]);
    }
  });

  it.each(["light", "dark"] as const)("stay usable in forced colors, %s", async (colorScheme) => {
    const page = await openPage(browser, `${origin}/contact`, { forcedColors: "active", colorScheme });
    await hydrated(page);
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
          return { color, backgroundColor, border: Number.parseFloat(borderTopWidth), borderColor: borderTopColor };
        });
    for (const field of ["#contact-name", "#contact-topic", "#contact-message", "main button[type=submit]"]) {
      const { border, borderColor, backgroundColor } = await look(field);
      expect(border).toBeGreaterThanOrEqual(1);
      expect(borderColor).not.toBe(backgroundColor);
    }
    const text = await look("main h2");
    expect(text.color).toBe((await look("footer p")).color);
  });

  it("do not move under reduced motion", async () => {
    const page = await openPage(browser, `${origin}/shop`, { reducedMotion: "reduce" });
    await hydrated(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
