import type { CartItem } from "~/configurator/lines/cart";
import { addToCart } from "~/configurator/stored-cart/cart";

const storageKey = (brandKey: string) => `${brandKey}-taken-orders`;

/** How many orders are remembered: nobody takes back more of them in a row. */
const MOST_STORED = 50;

/** Remembers orders for the rest of the visit if storage is blocked. */
const unsaved = new Set<string>();

function read(brandKey: string): string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey(brandKey)) ?? "[]");
    return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Puts the pieces of a canceled order into this browser's cart, only once: its page may be loaded again, or opened in a
 * second tab.
 *
 * @param brandKey the brand's storage prefix
 * @param name identifies the order
 */
export function takeBackOnce(brandKey: string, name: string, items: readonly CartItem[]): void {
  const taken = read(brandKey);
  if (taken.includes(name) || unsaved.has(name)) return;
  unsaved.add(name);
  try {
    window.localStorage.setItem(storageKey(brandKey), JSON.stringify([...taken, name].slice(-MOST_STORED)));
  } catch {
    // Storage is blocked: remembered for the visit only.
  }
  addToCart(brandKey, items);
}
