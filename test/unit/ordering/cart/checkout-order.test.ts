// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadDraft, saveDraft } from "~/base/browser/form-draft";
import { checkoutDraftOf } from "~/ordering/cart/checkout-draft";
import { checkoutDraftKey } from "~/provider/accounts/sign-in-traces";
import { aCartItem } from "../../../support/cart-builders";

/** The modules of a newly loaded page. */
async function freshPage() {
  vi.resetModules();
  const [order, cart] = await Promise.all([
    import("~/ordering/cart/checkout-order"),
    import("~/configurator/stored-cart/cart"),
  ]);
  return { ...order, ...cart };
}

const productIdsInCart = () =>
  JSON.parse(window.localStorage.getItem("brand-cart") ?? '{"lines":[]}').lines.map(
    ({ productId }: { productId: string }) => productId,
  );

const LINES = JSON.stringify([aCartItem()]);

describe("the key of an order", () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is the same after a reload and in another tab, but only for the same lines", async () => {
    const key = (await freshPage()).orderKeyFor("brand", LINES);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    const reloaded = await freshPage();
    expect(reloaded.orderKeyFor("brand", LINES)).toBe(key);
    expect(reloaded.orderKeyFor("brand", LINES.replace("24", "25"))).not.toBe(key);
  });

  it("is the one that the server made, if it made one", async () => {
    const page = await freshPage();
    page.storeOrderKey("brand", { lines: LINES, key: "a".repeat(32), sent: false });
    expect((await freshPage()).orderKeyFor("brand", LINES)).toBe("a".repeat(32));
  });

  it("is generated again if the stored one is invalid", async () => {
    for (const stored of ["{", "null", '{"mark":"1","key":"short","sent":true}']) {
      window.localStorage.setItem("brand-checkout-order", stored);
      expect((await freshPage()).orderKeyFor("brand", LINES)).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it("lasts for the visit if storage is blocked", async () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const page = await freshPage();
    expect(page.orderKeyFor("brand", LINES)).toBe(page.orderKeyFor("brand", LINES));
  });
});

describe("an order that was placed", () => {
  beforeEach(() => window.localStorage.clear());

  it("leaves the cart, with its key, once; items added since then stay", async () => {
    const page = await freshPage();
    page.addToCart("brand", [aCartItem(), aCartItem({ productId: "elm" })]);
    const key = page.orderKeyFor("brand", LINES);
    page.storeOrderKey("brand", { lines: LINES, key, sent: true });

    const after = await freshPage();
    after.forgetOrdered("brand", [aCartItem({ pricePerSqFt: 25 })]);
    expect(productIdsInCart()).toEqual(["elm"]);
    after.addToCart("brand", [aCartItem()]);
    after.forgetOrdered("brand", [aCartItem()]);
    expect(productIdsInCart()).toEqual(["elm", "ashby"]);
    expect(after.orderKeyFor("brand", LINES)).not.toBe(key);
  });

  it("is removed from the cart only by the browser that sent it", async () => {
    const page = await freshPage();
    page.addToCart("brand", [aCartItem()]);
    page.orderKeyFor("brand", LINES);
    page.forgetOrdered("brand", [aCartItem()]);
    expect(productIdsInCart()).toEqual(["ashby"]);
  });

  it("is removed with its own texts, but the name and address stay", async () => {
    saveDraft(checkoutDraftKey("brand"), { firstName: "Ann", poNumber: "7", wishes: "Soon" });
    const page = await freshPage();
    page.storeOrderKey("brand", { lines: LINES, key: "a".repeat(32), sent: true });
    page.forgetOrdered("brand", []);
    expect(loadDraft(checkoutDraftKey("brand"))).toEqual({ firstName: "Ann" });
  });
});

describe("the draft of the checkout", () => {
  it("holds what was typed, but nothing that belongs to a single submission", () => {
    const typed = { firstName: "Ann", wishes: "Soon", "mailingAddress.city": "Portland" };
    const sending = { lines: "[]", key: "k", intent: "place", reviewed: "on", jobName: "Lee" };
    expect(checkoutDraftOf(Object.entries({ ...typed, ...sending }))).toEqual(typed);
  });
});
