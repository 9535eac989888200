// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { brand } from "~/base/brand/brand";
import type { CartLine } from "~/configurator/lines/cart";
import { cartKey } from "~/configurator/stored-cart/cart-presence";
import { readCartRecord, writeCartRecord } from "~/configurator/stored-cart/cart-record";
import { CartPage } from "~/ordering/cart/page/cart-page";
import { aCartLine } from "../../../../support/cart-builders";

const KEY = cartKey(brand.key);
const LINE = aCartLine("a");

/** Changes the cart as another tab would, with the browser's storage event. */
function elsewhere(lines: readonly CartLine[]): void {
  localStorage.setItem(KEY, writeCartRecord(lines));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: KEY })));
}

const stored = () => {
  const reading = readCartRecord(localStorage.getItem(KEY), () => "x");
  return reading.kind === "cart" ? reading.cart : [];
};
const location = () => screen.getAllByLabelText<HTMLInputElement>("Location")[0];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** Types another location into the edited line. */
async function edit(): Promise<void> {
  press(/^Edit /);
  await waitFor(() => expect(location()).toBeTruthy());
  const field = location();
  if (field) fireEvent.change(field, { target: { value: "Typed" } });
}

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
  localStorage.clear();
  const Stub = createRemixStub([{ id: "root", path: "/", Component: () => <CartPage /> }]);
  render(<Stub />);
  elsewhere([LINE]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a line that another tab removes during editing", () => {
  const words = "This line was removed from your cart in another tab.";

  it("says so, keeps what was typed, and can be added again with it", async () => {
    await edit();
    expect(screen.queryByText(words)).toBeNull();
    elsewhere([]);
    screen.getByText(words);
    expect(location()?.value).toBe("Typed");
    expect(screen.queryByText("Your cart is empty")).toBeNull();
    press("Add again");
    expect(stored().map((line) => [line.lineId, line.doors[0]?.location])).toEqual([["a", "Typed"]]);
  });

  it("disappears when dismissed, and the focus moves to the page's heading", async () => {
    await edit();
    elsewhere([]);
    press("Dismiss");
    await screen.findByText("Your cart is empty");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(stored()).toEqual([]);
  });

  it("stays in its place, and is an ordinary line once it is restored or removed here", async () => {
    elsewhere([aCartLine("b"), LINE, aCartLine("c")]);
    fireEvent.click(screen.getAllByRole("button", { name: /^Edit / })[1] ?? document.body);
    await waitFor(() => expect(location()).toBeTruthy());
    elsewhere([aCartLine("b"), aCartLine("c")]);
    screen.getByText(words);
    const items = [...(location()?.closest("ul")?.children ?? [])];
    expect(items.findIndex((item) => item.contains(location() ?? null))).toBe(1);
    elsewhere([LINE, aCartLine("b")]);
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
    press("Remove all lines");
    expect(screen.queryByText(words)).toBeNull();
  });
});
