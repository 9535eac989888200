import { afterEach, describe, expect, it, vi } from "vitest";

/** The module as a fresh page or process loads it. */
async function loaded() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for("shop.facts"));
  return import("~/base/brand/shop-facts");
}

/** A document whose head has this content for the facts, or none. */
const aDocument = (content: string | null) => ({ querySelector: () => (content === null ? null : { content }) });

afterEach(() => {
  vi.unstubAllGlobals();
  // Other tests of the same process expect the default.
  Reflect.deleteProperty(globalThis, Symbol.for("shop.facts"));
});

describe("the facts on pages", () => {
  it("are the default where nothing else is known", async () => {
    const { shopFacts, DEFAULT_FACTS, factsToSend } = await loaded();
    expect(shopFacts()).toEqual(DEFAULT_FACTS);
    expect(factsToSend()).toBeNull();
  });

  it("are the same in the browser as on the server that made its document", async () => {
    const server = await loaded();
    server.holdShopFacts({ ...server.DEFAULT_FACTS, hours: "8 to 5", leadDays: 12, notice: "Closed <today>" });
    const content = server.factsToSend();
    expect(Object.keys(JSON.parse(content ?? ""))).toEqual(["hours", "leadDays", "notice"]);
    vi.stubGlobal("document", aDocument(content));
    const browser = await loaded();
    expect(browser.shopFacts()).toEqual({
      ...browser.DEFAULT_FACTS,
      ...{ hours: "8 to 5", leadDays: 12, notice: "Closed <today>" },
    });
    expect(browser.factsToSend()).toBe(content);
    browser.takeShopFacts(content?.replace("8 to 5", "9 to 6") ?? null);
    expect(browser.shopFacts()).toMatchObject({ hours: "9 to 6", leadDays: 12 });
    browser.takeShopFacts(null);
    expect(browser.shopFacts()).toEqual(browser.DEFAULT_FACTS);
  });

  it("reach texts that quote them", async () => {
    const { holdShopFacts, DEFAULT_FACTS } = await loaded();
    const { LEAD_TIME } = await import("~/house/promises/lead-time");
    const { payingByCall } = await import("~/house/promises/paying");
    const { figures } = await import("~/house/promises/figures");
    const { changeRule } = await import("~/ordering/orders/change-rule");
    const { momentText } = await import("~/house/ui/kit/moment-text");
    const { pageTitle } = await import("~/house/ui/head/page-title");
    expect(LEAD_TIME.rule).toContain("depends on the style");
    holdShopFacts({
      ...DEFAULT_FACTS,
      ...{ name: "Oak and Sons", hours: "8 to 5, every day", leadDays: 12, changeRule: "Ask us first." },
      timeZone: { zone: "America/New_York", name: "Eastern Time" },
    });
    expect(LEAD_TIME.rule).toContain("12 working days");
    expect(payingByCall()).toContain("(503) 555-0142");
    expect(figures.businessHours).toBe("8 to 5");
    expect(changeRule()).toMatch(/ Ask us first\.$/);
    expect(momentText("2026-11-22T19:05:00Z")).toBe("November 22, 2026, 2:05 p.m. Eastern Time");
    expect(pageTitle("Shop")).toBe("Shop - Oak and Sons");
  });
});
