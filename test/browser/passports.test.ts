import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { launchBrowser } from "../support/browser";
import { aCartItem } from "../support/cart-builders";
import { confirmAsAdmin, type GuestOrder, placeAsGuest } from "../support/guest-order";
import { corner, DOTS_PER_INCH, labelCodes } from "../support/label-codes";
import { aDoor } from "../support/order-builders";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();

const PIECES = aCartItem({
  doors: [
    aDoor({ hinge: "pair", quantity: 2, location: "Kitchen, Wall A, Cabinet 12, left of the sink" }),
    aDoor({ hinge: "right", location: "Pantry", height: { inches: 20, fraction: "1/16" } }),
  ],
});

const labelsOf = ({ path }: GuestOrder) => `${origin + path}/papers/labels`;

describe("the labels of an order", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function place(lines = [PIECES]): Promise<GuestOrder> {
    const order = await placeAsGuest(origin, { firstName: "Quillfeather" }, lines);
    await confirmAsAdmin(browser, origin, order.jobName);
    return order;
  }
  async function openLabels(order: GuestOrder, javaScriptEnabled = true): Promise<Page> {
    return openPage(browser, labelsOf(order), { javaScriptEnabled, deviceScaleFactor: DOTS_PER_INCH / 96 });
  }
  /** Opens what the code on the third label says, as a phone does. */
  async function scan(order: GuestOrder, javaScriptEnabled: boolean): Promise<Page> {
    const labels = await openLabels(order, javaScriptEnabled);
    const [, , [code] = []] = await labelCodes(labels, 3, [() => false]);
    await labels.context().close();
    const page = await openPage(browser, code ?? "", { javaScriptEnabled });
    await page.getByRole("heading", { level: 1, name: "This door", exact: true }).waitFor();
    if (javaScriptEnabled) await hydrated(page);
    return page;
  }

  it("have codes that a phone reads from print of 203 dpi, with any corner of the label rubbed off", async () => {
    const order = await place();
    const page = await openLabels(order);
    const legs = 0.3;
    const corners = [
      corner("left", "top", legs),
      corner("right", "top", legs),
      corner("left", "bottom", legs),
      corner("right", "bottom", legs),
    ];
    const read = await labelCodes(page, 3, [() => false, ...corners]);
    const typed = await page.locator(".label-address").allInnerTexts();
    expect(read).toEqual(
      typed.map((address) => Array(5).fill(`http://${address.replaceAll("-", "").replaceAll("\n", "")}`.toUpperCase())),
    );
    const overflow = await page
      .locator(".label")
      .evaluateAll((labels) => labels.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length);
    expect(overflow).toBe(0);
    // Half of the label is too much: the check can fail.
    const [[half] = []] = await labelCodes(page, 1, [(x) => x > 1.9 * DOTS_PER_INCH]);
    expect(half).toBeNull();
    await page.context().close();
  });

  it.each(WAYS)("lead to a page that tells nothing else and makes the door again, with JavaScript: %s", async (way) => {
    const order = await place();
    const page = await scan(order, way);
    const text = await page.content();
    for (const secret of ["Quillfeather", "Pantry", "Mill Lane", order.jobName, order.path, "HV-"]) {
      expect(text).not.toContain(secret);
    }
    expect(await page.getByText('15 1/2" × 20 1/16"').count()).toBeGreaterThan(0);
    expect(await pageFaults(page, { javaScriptEnabled: way })).toEqual([]);
    await page.getByLabel("Quantity").fill("0");
    await page.getByRole("button", { name: "Make this door again" }).click();
    await page.getByText("Please enter a whole number from 1 to 250").first().waitFor();
    await page.getByLabel("Quantity").fill("3");
    await page.getByRole("button", { name: "Make this door again" }).click();
    if (way) await page.waitForURL("**/cart");
    else {
      await page.getByRole("button", { name: "Order only these" }).click();
      await page.getByRole("heading", { level: 1, name: "Checkout" }).waitFor();
    }
    await page.getByText("Replacement").first().waitFor({ state: "attached" });
    expect(await page.getByText('15 1/2" × 20 1/16"').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it.each(WAYS)("lead nowhere once the order's owner closes a page, until it is opened again: %s", async (way) => {
    const order = await place([aCartItem({ doors: Array(3).fill(aDoor()) })]);
    const door = await scan(order, way);
    const status = async () => (await door.reload())?.status();
    const page = await openPage(browser, origin + order.path, { javaScriptEnabled: way });
    if (way) await hydrated(page);
    await page.locator("summary", { hasText: "Label codes" }).click();
    const piece = page.locator("details", { hasText: "Label codes" }).getByRole("listitem").nth(2);
    await piece.getByRole("button", { name: "Close this page", exact: true }).click();
    await piece.getByRole("button", { name: "Open this page again" }).waitFor();
    expect(await status()).toBe(410);
    await door.getByRole("heading", { level: 1, name: "This page is closed" }).waitFor();
    await piece.getByRole("button", { name: "Open this page again" }).click();
    await piece.getByRole("button", { name: "Close this page", exact: true }).waitFor();
    expect(await status()).toBe(200);
    expect(await pageFaults(page, { javaScriptEnabled: way })).toEqual([]);
    await door.context().close();
    await page.context().close();
  });

  it("lead nowhere before the order is confirmed", async () => {
    const order = await placeAsGuest(origin, {}, [PIECES]);
    const page = await openLabels(order, false);
    await page.getByText("Labels printed after we confirm the order").waitFor();
    expect(await page.locator(".label").count()).toBe(3);
    expect(await page.locator(".label-address").count()).toBe(0);
    await page.context().close();
  });

  it("can be typed, and are kept from search engines and other sites", async () => {
    const order = await place();
    const labels = await openLabels(order, false);
    const [address = ""] = await labels.locator(".label-address").allInnerTexts();
    await labels.goto(`${origin}/door`);
    expect(await pageFaults(labels, { javaScriptEnabled: false })).toEqual([]);
    await labels.getByLabel("Code").fill("https://other.example/p/12");
    await labels.getByRole("button", { name: "Show this door" }).click();
    await labels.getByText("This is not a code of ours.").first().waitFor();
    await labels.getByLabel("Code").fill(address.toLowerCase().replaceAll("-", " "));
    await labels.getByRole("button", { name: "Show this door" }).click();
    await labels.getByRole("heading", { level: 1, name: "This door", exact: true }).waitFor();
    const answer = await labels.request.get(labels.url().toUpperCase().replace("HTTP://LOCALHOST", "http://localhost"));
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    const robots = await (await labels.request.get(`${origin}/robots.txt`)).text();
    expect(robots).toContain("Disallow: /door\n");
    expect(await (await labels.request.get(`${origin}/sitemap.xml`)).text()).not.toContain("/door");
    await labels.context().close();
  });
});
