// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, describe, it, vi } from "vitest";
import { CART_VERSION } from "~/configurator/lines/cart";
import { aCartLine } from "../../../support/cart-builders";

const KEY = "brand-cart";
const FULL = JSON.stringify({ version: CART_VERSION, lines: [aCartLine("a")] });
const EMPTY = JSON.stringify({ version: CART_VERSION, lines: [] });

async function show() {
  const { publishPresence, useCartPresence } = await import("~/configurator/stored-cart/cart-presence");
  const Dot = () => <p>{useCartPresence(KEY) ? "full" : "empty"}</p>;
  render(<Dot />);
  return publishPresence;
}

/** The module as a newly opened page loads it. */
function open() {
  vi.resetModules();
  return show();
}

const store = (text: string) => {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
};

describe("whether the cart has items", () => {
  beforeEach(() => localStorage.clear());

  it("is read from storage, and follows what another tab stores", async () => {
    localStorage.setItem(KEY, FULL);
    await open();
    await screen.findByText("full");
    store(EMPTY);
    await screen.findByText("empty");
    store(FULL);
    await screen.findByText("full");
    store(JSON.stringify({ version: CART_VERSION + 1, lines: [aCartLine("a")] }));
    await screen.findByText("empty");
    store(FULL);
    await screen.findByText("full");
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent("storage", { key: null }));
    });
    screen.getByText("empty");
  });

  it("follows what was stored while nothing displayed it, or while the page was in the bfcache", async () => {
    await open();
    screen.getByText("empty");
    cleanup();
    store(FULL);
    await show();
    await screen.findByText("full");
    localStorage.setItem(KEY, EMPTY);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    await screen.findByText("empty");
  });

  it("is the last value this page published, even while it is still reading storage", async () => {
    localStorage.setItem(KEY, FULL);
    const publish = await open();
    act(() => publish(false));
    await import("~/configurator/stored-cart/cart-glance");
    await act(async () => {});
    screen.getByText("empty");
    act(() => publish(true));
    screen.getByText("full");
  });

  it("is false if nothing is stored or storage is blocked", async () => {
    await open();
    screen.getByText("empty");
    cleanup();
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await open();
    screen.getByText("empty");
    vi.restoreAllMocks();
  });
});
