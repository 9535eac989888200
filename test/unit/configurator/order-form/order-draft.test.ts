// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetText, loadOrderDraft, saveOrderDraft } from "~/configurator/order-form/order-draft";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { NO_ASIDES } from "~/trade/pieces/order-draft-record";
import { FakeStorage } from "../../../support/fake-storage";

const KEY = "shop-order-ashby";
const ORDER = { draft: EMPTY_DRAFT, asides: NO_ASIDES, savedAt: 7 };

afterEach(() => vi.unstubAllGlobals());

describe("the browser's copy of an order form", () => {
  it("is saved, read and deleted", () => {
    vi.stubGlobal("localStorage", new FakeStorage());
    expect(loadOrderDraft(KEY)).toEqual({ kind: "none" });
    expect(saveOrderDraft(KEY, ORDER)).toBe(true);
    expect(loadOrderDraft(KEY)).toEqual({ kind: "draft", order: ORDER });
    forgetText(KEY);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it("is refused by full storage, which leaves the previous copy in place", () => {
    const storage = new FakeStorage();
    vi.stubGlobal("localStorage", storage);
    saveOrderDraft(KEY, ORDER);
    storage.quota = 10;
    expect(saveOrderDraft(KEY, { ...ORDER, savedAt: 8 })).toBe(false);
    expect(loadOrderDraft(KEY)).toEqual({ kind: "draft", order: ORDER });
  });

  it("is null if storage is blocked", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(saveOrderDraft(KEY, ORDER)).toBe(false);
    expect(loadOrderDraft(KEY)).toEqual({ kind: "none" });
    expect(() => forgetText(KEY)).not.toThrow();
  });
});
