// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bringToLife } from "~/ui/order/live-order";
import { aProduct } from "../../../support/product-builder";

describe("a live order form that is taken away", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => vi.useRealTimers());

  it("leaves nothing on its place, and nothing that comes due later", async () => {
    const place = document.createElement("div");
    const product = aProduct();
    const form = bringToLife(place, { product, reply: undefined, onAdded: () => {}, onFinish: () => {} }, product);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    form.remove();
    await Promise.resolve();
    expect(place.childNodes).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
