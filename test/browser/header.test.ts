import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const header = (page: Page) => page.getByRole("banner");

/** The position of the header's lower edge, once it has stopped moving. */
async function lowerEdge(page: Page): Promise<number> {
  return header(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect().bottom;
  });
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: "instant" });
      }),
    y,
  );
}

describe("the header", () => {
  it.each([
    ["/", "rgba(0, 0, 0, 0.65)"],
    ["/shop", "rgb(0, 0, 0)"],
    ["/how-to/measuring", "rgb(0, 0, 0)"],
    ["/nope", "rgb(0, 0, 0)"],
  ])("is fixed at the top; on %s its color is %s", async (path, color) => {
    const page = await openPage(browser, origin + path);
    const style = await header(page).evaluate((element) => {
      const { position, backgroundColor } = getComputedStyle(element);
      const probe = document.createElement("canvas").getContext("2d");
      if (!probe) return null;
      probe.fillStyle = backgroundColor;
      probe.fillRect(0, 0, 1, 1);
      const [, , , alpha] = probe.getImageData(0, 0, 1, 1).data;
      return {
        position,
        top: element.getBoundingClientRect().top,
        alpha: Math.round(((alpha ?? 0) / 255) * 100) / 100,
      };
    });
    expect(style).toEqual({ position: "fixed", top: 0, alpha: color === "rgb(0, 0, 0)" ? 1 : 0.65 });
    await page.context().close();
  });

  it("has the four links in order", async () => {
    const page = await openPage(browser, `${origin}/shop`);
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/shop",
      "/how-to",
      "/portfolio",
      "/contact",
    ]);
  });

  it("hides when the page moves down past 50 px, returns when it moves up, nears the top or is focused", async () => {
    const page = await openPage(browser, `${origin}/shop`, { viewport: DESKTOP });
    await hydrated(page);
    await scrollTo(page, 49);
    expect(await lowerEdge(page)).toBe(80);
    await scrollTo(page, 400);
    await page.waitForFunction(() => (document.querySelector("header")?.getBoundingClientRect().bottom ?? 1) <= 0);
    await scrollTo(page, 395);
    await page.waitForFunction(() => document.querySelector("header")?.getBoundingClientRect().bottom === 80);
    await scrollTo(page, 700);
    await page.waitForFunction(() => (document.querySelector("header")?.getBoundingClientRect().bottom ?? 1) <= 0);
    await header(page).getByRole("link", { name: "Cart" }).focus();
    await page.waitForFunction(() => document.querySelector("header")?.getBoundingClientRect().bottom === 80);
  });

  it("does not slide under reduced motion: it is either shown or hidden", async () => {
    const page = await openPage(browser, `${origin}/shop`, { viewport: DESKTOP, reducedMotion: "reduce" });
    await hydrated(page);
    expect(await header(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0s");
  });

  it("stays in place without JavaScript", async () => {
    const page = await openPage(browser, `${origin}/shop`, { viewport: DESKTOP, javaScriptEnabled: false });
    await page.mouse.wheel(0, 900);
    expect((await header(page).boundingBox())?.y).toBe(0);
  });

  it("leaves a page's first lines uncovered", async () => {
    for (const path of ["/shop", "/how-to/care", "/contact", "/account"]) {
      const page = await openPage(browser, origin + path, { viewport: PHONE });
      const [edge, top] = [await lowerEdge(page), (await page.locator("h1").boundingBox())?.y ?? 0];
      expect(top, path).toBeGreaterThan(edge);
      await page.context().close();
    }
  });
});

describe.each(WAYS)("the search overlay, JavaScript %s", (javaScriptEnabled) => {
  async function opened() {
    const page = await openPage(browser, `${origin}/shop`, {
      viewport: DESKTOP,
      reducedMotion: "reduce",
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await hydrated(page);
    await header(page).getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.waitFor();
    return { page, dialog };
  }

  it("has a text field and four quick chips at the top of the page", async () => {
    const { page, dialog } = await opened();
    const field = dialog.getByRole("textbox", { name: "Search products" });
    expect(await field.getAttribute("placeholder")).toBe("Search products...");
    expect(await dialog.getByRole("listitem").allTextContents()).toEqual([
      "Shaker Style",
      "Modern Cabinets",
      "White Finish",
      "Hardware",
    ]);
    const box = await dialog.boundingBox();
    expect([box?.x, box?.y]).toEqual([0, 0]);
    await field.fill("oak");
    await field.press("Enter");
    await page.waitForURL(`${origin}/search?q=oak`);
    await dialog.waitFor({ state: "hidden" });
  });

  it.each(["Escape", "its close button", "a click outside"])("closes on %s and returns the focus", async (way) => {
    const { page, dialog } = await opened();
    if (way === "Escape") await page.keyboard.press("Escape");
    else if (way === "a click outside") await page.mouse.click(640, 700);
    else await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await dialog.waitFor();
  });

  it("closes on one Escape when it holds text", async () => {
    const { page, dialog } = await opened();
    await dialog.getByRole("textbox").fill("oak");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  it("traps the focus, and the page behind it does not move", async () => {
    const { page, dialog } = await opened();
    for (let tab = 0; tab < 14; tab += 1) await page.keyboard.press("Tab");
    for (let tab = 0; tab < 6; tab += 1) {
      await page.keyboard.press("Tab");
      expect(await page.locator("main :focus, footer :focus").count()).toBe(0);
    }
    await page.mouse.wheel(0, 600);
    expect((await page.locator("h1").boundingBox())?.y).toBeGreaterThan(0);
    expect(await dialog.isVisible()).toBe(true);
  });

  it("links each chip to the search for its words", async () => {
    const { page, dialog } = await opened();
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    await dialog.getByRole("link", { name: "White Finish" }).click();
    await page.waitForURL(`${origin}/search?q=white+finish`);
    await page.getByRole("link", { name: /Ashby/ }).waitFor();
  });
});

describe.each(WAYS)("the mobile menu, JavaScript %s", (javaScriptEnabled) => {
  async function opened(path = "/shop") {
    const page = await openPage(browser, origin + path, {
      viewport: PHONE,
      reducedMotion: "reduce",
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await hydrated(page);
    await header(page).getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    return { page, menu };
  }

  it.each([320, 390])("is 280 px wide at the right edge of %i px, with a search box and all links", async (width) => {
    const { page, menu } = await opened();
    await page.setViewportSize({ width, height: 800 });
    const box = await menu.boundingBox();
    expect([box?.width, (box?.x ?? 0) + 280, box?.y]).toEqual([280, width, 0]);
    expect(await menu.getByRole("textbox").getAttribute("placeholder")).toBe("Search products...");
    expect(await menu.getByRole("link").allTextContents()).toEqual([
      "Shop",
      "How To",
      "Portfolio",
      "Contact",
      "Create Account",
      "Account Tiers",
    ]);
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  });

  it.each(["Escape", "its close button", "a click outside"])("closes on %s", async (way) => {
    const { page, menu } = await opened();
    if (way === "Escape") await page.keyboard.press("Escape");
    else if (way === "a click outside") await page.mouse.click(40, 500);
    else await menu.getByRole("button", { name: "Close" }).click();
    await menu.waitFor({ state: "hidden" });
  });

  it("closes on one Escape when its search box holds text", async () => {
    const { page, menu } = await opened();
    await menu.getByRole("textbox").fill("oak");
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
  });

  it("closes when one of its links is followed", async () => {
    const { page, menu } = await opened();
    await menu.getByRole("link", { name: "Portfolio" }).click();
    await page.getByRole("heading", { level: 1, name: "Portfolio" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

describe("on a narrow screen", () => {
  it("the search button and the main links make room for the menu button", async () => {
    const page = await openPage(browser, `${origin}/shop`, { viewport: PHONE });
    expect(
      await header(page)
        .getByRole("button")
        .evaluateAll((all) => all.map((button) => button.ariaLabel)),
    ).toEqual(["Account", "Menu"]);
    expect(await header(page).getByRole("button", { name: "Search" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(false);
  });
});
