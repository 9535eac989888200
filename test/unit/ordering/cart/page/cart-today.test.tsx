// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "~/base/brand/brand";
import type { CartLine } from "~/configurator/lines/cart";
import { cartKey } from "~/configurator/stored-cart/cart-presence";
import { readCartRecord, writeCartRecord } from "~/configurator/stored-cart/cart-record";
import { CartPage } from "~/ordering/cart/page/cart-page";
import type { Product } from "~/trade/catalog/product";
import { aCartLine } from "../../../../support/cart-builders";
import { aProduct } from "../../../../support/product-builder";

const KEY = cartKey(brand.key);

/** The styles as they are sold today; any other is hidden. */
let sold: readonly Product[] = [];

/** Answers for the data of product pages, and for nothing else. */
async function answer(input: Parameters<typeof fetch>[0]): Promise<Response> {
  const id = /^\/product\/(\w+)\?/.exec(String(input))?.[1];
  if (!id) throw new Error("offline");
  return Response.json({ product: sold.find((product) => product.id === id) ?? null });
}

function open(...lines: readonly CartLine[]): void {
  localStorage.clear();
  const Stub = createRemixStub([{ id: "root", path: "/", Component: () => <CartPage /> }]);
  render(<Stub />);
  localStorage.setItem(KEY, writeCartRecord(lines));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
}

const stored = () => {
  const reading = readCartRecord(localStorage.getItem(KEY), () => "x");
  return reading.kind === "cart" ? reading.cart : [];
};
const summary = () => screen.getByRole("region", { name: "Order summary" });

beforeEach(() => {
  sold = [aProduct({ priceCents: 2200 })];
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("the cart at today's prices", () => {
  it("says what a changed price was and is, and has today's in the line and the total", async () => {
    open(aCartLine("a"));
    await screen.findByRole("heading", { name: "What changed" });
    screen.getByText(/costs \$22\.00 \/ sq ft instead of \$20\.00: \$138\.00 in place of \$126\.00\./);
    within(summary()).getByText("$138.00");
    expect(stored().map(({ lineId, pricePerSqFt }) => [lineId, pricePerSqFt])).toEqual([["a", 22]]);
  });

  it("leaves a hidden style out of the total, and keeps its line", async () => {
    open(aCartLine("a", { pricePerSqFt: 22 }), aCartLine("b", { productId: "calder", productTitle: "Calder" }));
    await screen.findByText(/is no longer sold\. Its pieces, \$126\.00, are not part of the order\./);
    const line = screen.getByRole("article", { name: "Calder" });
    within(line).getByText("Not part of the order, and not in the total.");
    within(summary()).getByText("$138.00");
    expect(stored()).toHaveLength(2);
  });

  it("cannot be ordered if nothing in it is sold", async () => {
    open(aCartLine("b", { productId: "calder", productTitle: "Calder" }));
    await screen.findByText(/is no longer sold/);
    expect(screen.queryByRole("region", { name: "Order summary" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Proceed to Checkout" })).toBeNull();
  });

  it("is as it was added while the styles cannot be read", async () => {
    vi.mocked(globalThis.fetch).mockRejectedValue(new Error("offline"));
    open(aCartLine("a"));
    await act(async () => {});
    within(summary()).getByText("$126.00");
    expect(screen.queryByText("What changed")).toBeNull();
  });

  it("says nothing of lines that cost the same", async () => {
    open(aCartLine("a", { pricePerSqFt: 22 }));
    await vi.waitFor(() =>
      expect(globalThis.fetch).toHaveBeenCalledWith(expect.stringContaining("/product/ashby"), expect.anything()),
    );
    await act(async () => {});
    expect(screen.queryByText("What changed")).toBeNull();
    within(summary()).getByText("$138.00");
  });
});
