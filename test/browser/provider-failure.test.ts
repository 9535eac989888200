import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchBrowser } from "../support/browser";
import { json, type ProviderHost, startProviderHost } from "../support/provider-host";
import { hydrated, openPage } from "../support/shop-page";
import { type ShopServer, startShop } from "../support/shop-server";
import { aWireProduct, wireList } from "../support/wire-products";

describe("a shop with a remote provider", () => {
  let browser: Browser;
  let host: ProviderHost;
  let shop: ShopServer;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    host = await startProviderHost(json(200, wireList(aWireProduct())));
    shop = await startShop({ PROVIDER: "remote", PROVIDER_URL: host.url });
  });
  afterEach(async () => {
    await shop.stop();
    await host.stop();
  });

  const answer = async (path: string) => {
    const response = await fetch(`${shop.origin}${path}`);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
  const SHOP_ERROR = "Error loading products. Please try again later.";

  it("shows the specified message when it answers an error, and nothing of the answer", async () => {
    host.respond(json(500, { message: "secret detail" }));
    const page = await answer("/shop");
    expect(page.status).toBe(502);
    expect(page.html).toContain(SHOP_ERROR);
    expect(page.html).toContain("Our Products");
    expect(page.html).not.toContain("secret detail");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const product = await answer("/product/fir");
    expect(product.status).toBeGreaterThanOrEqual(400);
    expect(product.html).toContain("Return to Shop");
    expect(product.html).not.toContain("secret detail");
  });

  it("says so, and offers a retry that works, when it cannot be reached", async () => {
    await host.stop();
    expect((await answer("/readyz")).status).toBe(503);
    expect((await answer("/healthz")).status).toBe(200);
    const page = await openPage(browser, `${shop.origin}/product/fir`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      "Unable to reach the server. Please try again later.",
    );
    expect(await page.getByRole("link", { name: "Cart", exact: true }).isVisible()).toBe(true);
    await hydrated(page);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("heading", { level: 1, name: /Unable to reach/ }).waitFor();
    await page.getByRole("link", { name: "Return to Shop" }).click();
    await page.getByText(SHOP_ERROR).waitFor();
    host = await startProviderHost(json(200, []));
  });

  it.each([
    ["/shop", wireList(aWireProduct())],
    ["/product/fir", aWireProduct()],
  ])("offers a retry without JavaScript too, at %s", async (path, answered) => {
    host.respond(json(500, {}));
    const page = await openPage(browser, `${shop.origin}${path}`, { javaScriptEnabled: false });
    host.respond(json(200, answered));
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.getByRole("button", { name: "Try Again" }).waitFor({ state: "detached" });
    expect(page.url()).toBe(`${shop.origin}${path}`);
  });

  it("still serves what it knew when the provider fails later", async () => {
    expect((await answer("/shop")).html).toContain("Fir");
    host.respond(json(500, {}));
    const page = await answer("/shop");
    expect(page.status).toBe(200);
    expect(page.html).toContain("Fir");
    // At startup, the provider is tried with a made-up sign-in code.
    expect(host.requests.map((asked) => asked.replace(/\d+$/, "0"))).toEqual([
      "/api/customers/login?_t=0",
      "/api/shopify/products?_t=0",
    ]);
  });

  it("shows the loading states while a client-side navigation is pending", async () => {
    const page = await openPage(browser, `${shop.origin}/`);
    await hydrated(page);
    let letThrough = () => {};
    let held = Promise.resolve();
    const hold = () => {
      held = new Promise((resolve) => {
        letThrough = resolve;
      });
    };
    await page.route("**/*_data=*", async (route) => {
      await held;
      await route.continue();
    });
    hold();
    await page.getByRole("link", { name: "Explore Door Styles" }).click();
    await page.getByRole("main").getByText("Loading...").waitFor();
    letThrough();
    await page.getByRole("link", { name: /Fir/ }).waitFor();
    host.respond(json(200, aWireProduct()));
    hold();
    await page.getByRole("link", { name: /Fir/ }).click();
    await page.getByText("Loading...").waitFor({ state: "attached" });
    expect(await page.locator("main ul[aria-hidden] > li").count()).toBe(8);
    letThrough();
    await page.getByRole("heading", { level: 1, name: "Fir" }).waitFor();
  });
});
