import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { fillInCheckout, ORDER_PAGE, placeOrder } from "../support/checkout-page";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, typePiece } from "../support/shop-page";

const origin = ownShopOrigin();
const PATH = "/product/bellamy";
const SAGE = "Sage, + $5 / sq ft";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function open(options: { javaScriptEnabled?: boolean } = {}, path = PATH): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

async function typeDoor(page: Page): Promise<void> {
  await typePiece(page, "Door 1", { width: ["15", "1/2"], height: ["30", "0"], location: "Pantry" });
  await page.getByLabel("No drawers in this order").check();
}

describe("a style's finishes", () => {
  it("are chosen, priced immediately, preserved through a reload, and go into the cart", async () => {
    const page = await open();
    await radio(page, SAGE).check();
    await page.getByText("$33.00/Sq Ft").waitFor();
    expect(new URL(page.url()).search).toBe("?finish=Sage");
    await page.getByText("The close-up shows it in Clear satin lacquer.").waitFor();
    await page.getByAltText("Bellamy door in Sage, front view").first().waitFor();
    await typeDoor(page);
    // 3.229 sq ft at $33.
    await page.getByText("$106.56").filter({ visible: true }).first().waitFor();
    await page.reload();
    await page.getByText("$106.56").filter({ visible: true }).first().waitFor();
    expect(await radio(page, SAGE).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Add to Cart" }).last().click();
    await page.waitForURL(`${origin}/cart`);
    const line = page.getByRole("article", { name: "Bellamy, Sage", exact: true });
    await line.getByText("$33.00 / sq ft").first().waitFor();
    await line.getByRole("link", { name: "Bellamy, Sage" }).click();
    await page.waitForURL(`${origin}${PATH}?finish=Sage`);
    await page.getByText("$33.00/Sq Ft").waitFor();
  });

  it("are changed in the cart, priced immediately, and preserved through a reload", async () => {
    const page = await open({}, `${PATH}?finish=Sage`);
    await typeDoor(page);
    await page.getByRole("button", { name: "Add to Cart" }).last().click();
    await page.waitForURL(`${origin}/cart`);
    await page.getByRole("button", { name: "Edit Bellamy, Sage" }).click();
    const choice = page.getByLabel("Finish", { exact: true });
    await choice.selectOption("Clear satin lacquer");
    const form = page.getByRole("form", { name: "Edit Bellamy, Sage" });
    // 3.229 sq ft at $28.
    await form.getByText("$90.42").filter({ visible: true }).first().waitFor();
    // At the bottom, the bar with "Save" is below the form and covers nothing of it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Edit Bellamy, Sage" }).click();
    await expect.poll(() => choice.inputValue()).toBe("Clear satin lacquer");
    await page.getByRole("button", { name: "Save" }).click();
    const line = page.getByRole("article", { name: "Bellamy", exact: true });
    await line.getByText("$28.00 / sq ft").first().waitFor();
  });

  it("show which one is chosen even in forced colors, as the gallery does", async () => {
    const page = await open();
    await page.emulateMedia({ forcedColors: "active" });
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
    const [chosen, ...others] = await edges(".finishes label");
    expect(others).not.toContain(chosen);
    const [shown, ...rest] = await edges('ul[aria-label="Pictures"] a');
    expect(rest).not.toContain(shown);
    expect([others.length, rest.length].every(Boolean)).toBe(true);
  });

  it("are posted with the sizes before JavaScript, and ordered", async () => {
    const page = await open({ javaScriptEnabled: false });
    await radio(page, SAGE).check();
    await typeDoor(page);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    expect(await radio(page, SAGE).isChecked()).toBe(true);
    await page.getByRole("heading", { name: "Bellamy, Sage" }).waitFor();
    await page.getByRole("button", { name: "Order this" }).click();
    await page.getByText("Bellamy, Sage").first().waitFor();
    await page.getByText("$106.56").filter({ visible: true }).first().waitFor();
  });

  it.each(WAYS)("are named up to the order's page, also as sold; JavaScript: %s", async (javaScriptEnabled) => {
    const page = await open({ javaScriptEnabled }, "/product/barrow");
    await typeDoor(page);
    await page.getByRole("button", { name: "Add to Cart", exact: true }).last().click();
    const made = page
      .getByRole("main")
      .getByText("One-piece routed; MDF; Sage, sprayed satin")
      .filter({ visible: true });
    if (javaScriptEnabled) {
      await page.waitForURL(`${origin}/cart`);
      await made.waitFor();
      await page.getByRole("link", { name: "Proceed to Checkout" }).first().click();
    } else {
      await page.getByRole("button", { name: "Order this" }).click();
    }
    await page.getByRole("region", { name: "Look over your pieces" }).waitFor();
    await made.waitFor();
    await fillInCheckout(page);
    await page.getByLabel("Everything looks right").check();
    await placeOrder(page);
    await page.waitForURL(ORDER_PAGE);
    await made.waitFor();
  });

  it("stay as they were chosen before the page became interactive", async () => {
    const page = await (await browser.newContext()).newPage();
    const held: Route[] = [];
    let isOpen = false;
    await page.route("**/build/**/*.js", (route) => {
      if (isOpen) return route.continue();
      held.push(route);
    });
    await page.goto(origin + PATH, { waitUntil: "commit" });
    await radio(page, SAGE).check();
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
    await hydrated(page);
    await page.getByText("$33.00/Sq Ft").waitFor();
    expect(await radio(page, SAGE).isChecked()).toBe(true);
  });

  it("are reached and changed by key, with no axe violations", async () => {
    const page = await open({}, `${PATH}?finish=Sage`);
    await radio(page, SAGE).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => radio(page, "Deep olive, + $5 / sq ft").isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it("redirect from an unknown finish to the style, and each have an offer", async () => {
    const gone = await fetch(`${origin}${PATH}?finish=Plaid`, { redirect: "manual" });
    expect([gone.status, gone.headers.get("location")]).toEqual([302, PATH]);
    const html = await (await fetch(`${origin}${PATH}?finish=Sage`)).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}${PATH}"/>`);
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)/g)].map(([, text]) =>
      JSON.parse(text ?? ""),
    );
    const { offers } = data.find((one) => one["@type"] === "Product");
    expect(offers).toHaveLength(17);
    expect(offers[13]).toMatchObject({ name: "Sage", price: "33.00", url: `${origin}${PATH}?finish=Sage` });
  });
});
