import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage, orderFormReady, piece } from "../support/shop-page";

const origin = ownShopOrigin();
const opening = (page: Page, number: number) => page.getByRole("group", { name: `Opening ${number}`, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const chunks = (page: Page) =>
  page.evaluate(
    () =>
      new Set(
        performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes("openings-code") ? name : [])),
      ).size,
  );

describe("working from openings", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function openPanel(options: Parameters<typeof openPage>[2] = {}) {
    const page = await openPage(browser, `${origin}/product/ashby`, options);
    await hydrated(page);
    await page.getByText("Work from openings").click();
    await button(page, "Add doors").waitFor();
    return page;
  }

  async function typeOpening(page: Page): Promise<void> {
    await opening(page, 1).getByLabel("Width", { exact: true }).fill("29 1/16");
    await opening(page, 1).getByLabel("Height", { exact: true }).fill("30");
    await opening(page, 1).getByLabel("What closes it").selectOption("pair");
    await opening(page, 1).getByLabel("Location").fill("Sink base");
  }

  it("loads no code until it is used", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await chunks(page)).toBe(0);
    await page.getByText("Work from openings").click();
    await button(page, "Add doors").waitFor();
    expect(await chunks(page)).toBe(1);
  });

  it("puts doors into the list by keyboard alone, with their opening", async () => {
    const page = await openPanel();
    const { keyboard } = page;
    await opening(page, 1).getByLabel("Width").focus();
    for (const text of ["29 1/16", "30"]) {
      await keyboard.type(text);
      await keyboard.press("Enter");
    }
    await keyboard.type("Pair");
    await keyboard.press("Enter");
    await keyboard.press("Enter");
    await keyboard.type("Sink base");
    await keyboard.press("Enter");
    expect(
      await opening(page, 2)
        .getByLabel("Width")
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await opening(page, 1).getByText("Gap 3/16 instead of 1/8.").waitFor();
    await button(page, "Add 2 doors").click();
    await page.getByText("2 doors added to the list.").waitFor();
    expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("14");
    expect(await piece(page, "Door 1").getByLabel("Width fraction").inputValue()).toBe("15/16");
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Sink base");
  });

  it("preserves what is typed through a reload", async () => {
    const page = await openPanel();
    await page.getByRole("radio", { name: /^Inset/ }).check();
    await typeOpening(page);
    await page.reload();
    await opening(page, 1).getByText('14 3/8" × 29 13/16"').waitFor();
    expect(await opening(page, 1).getByLabel("Location").inputValue()).toBe("Sink base");
  });

  it("preserves what was typed before its code arrived", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/openings-code-*.js", async (route) => {
      await held;
      await route.continue();
    });
    let isCutOff = true;
    await page.route("**/form-*.js", (route) => (isCutOff ? route.abort() : route.continue()));
    await page.goto(`${origin}/product/ashby`);
    await hydrated(page);
    await piece(page, "Door 1").getByLabel("Location").fill("Pantry");
    await page.getByText("Work from openings").click();
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await button(page, "Enter openings").click();
    await asked;
    isCutOff = false;
    await typeOpening(page);
    expect(await piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Pantry");
    letThrough();
    await button(page, "Add 2 doors").waitFor();
    expect(await opening(page, 1).getByLabel("Width", { exact: true }).inputValue()).toBe("29 1/16");
    expect(await opening(page, 1).getByLabel("Location").inputValue()).toBe("Sink base");
    await context.close();
  });

  it("adds the doors by a post if that is asked for before its code arrived", async () => {
    const page = await openPage(browser, "about:blank");
    await page.route(/(?:openings-code|after)-[^/]*\.js/, (route) => route.abort());
    await page.goto(`${origin}/product/ashby`);
    await orderFormReady(page);
    await page.getByText("Work from openings").click();
    await button(page, "Enter openings").click();
    await typeOpening(page);
    await button(page, "Add these doors").click();
    await expect.poll(() => piece(page, "Door 1").getByLabel("Location").inputValue()).toBe("Sink base");
    await page.context().close();
  });

  it("is accessible and as wide as a phone", async () => {
    const page = await openPanel({ viewport: { width: 320, height: 800 } });
    await page.getByLabel("Measure each side twice, at both ends").check();
    await opening(page, 1).getByLabel("Width", { exact: true }).fill("24 1/3");
    await opening(page, 1).getByLabel("Height", { exact: true }).fill("30");
    await opening(page, 1).getByLabel("Location").fill("Sink base");
    await button(page, "Add opening").click();
    await opening(page, 1)
      .getByText(/between two marks/)
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it("works by form posts with JavaScript off", async () => {
    const page = await openPage(browser, `${origin}/product/ashby`, { javaScriptEnabled: false });
    const submit = async (name: string) => {
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        button(page, name).click(),
      ]);
      await page.waitForLoadState();
    };
    await piece(page, "Drawer 1").getByLabel("Location").fill("Pantry");
    await page.getByText("Work from openings").click();
    await submit("Enter openings");
    expect(await piece(page, "Drawer 1").getByLabel("Location").inputValue()).toBe("Pantry");
    expect(await opening(page, 1).getByLabel("Width again").isVisible()).toBe(false);
    await page.getByLabel("Measure each side twice, at both ends").check();
    await opening(page, 1).getByLabel("Width again").fill("29");
    await opening(page, 1).getByLabel("Width", { exact: true }).fill("29 1/16");
    await opening(page, 1).getByLabel("Height", { exact: true }).fill("30");
    await submit("Work out the sizes");
    await opening(page, 1).getByText('30 1/16" × 31"').waitFor();
    await submit("Add opening");
    await opening(page, 2).getByLabel("Width", { exact: true }).fill("24 1/3");
    await submit("Add these doors");
    expect(await piece(page, "Door 1").getByLabel("Width inches").inputValue()).toBe("30");
    expect(await piece(page, "Door 1").getByLabel("Width fraction").inputValue()).toBe("1/16");
    expect(await opening(page, 1).getByLabel("Width", { exact: true }).inputValue()).toBe("24 1/3");
    await submit("Remove opening 1");
    await submit("Turn the doors of this list into openings");
    expect(await opening(page, 1).getByLabel("Width", { exact: true }).inputValue()).toBe("29 1/16");
  });
});
