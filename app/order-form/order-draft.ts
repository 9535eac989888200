import { type KeptOrder, type KeptOrderReading, readKeptOrder, writeKeptOrder } from "~/pieces/order-draft-record";

/** Reads a stored order form; nothing if storage is blocked. */
export function loadKeptOrder(key: string): KeptOrderReading {
  try {
    return readKeptOrder(window.localStorage.getItem(key));
  } catch {
    return { kind: "none" };
  }
}

/**
 * Stores an order form.
 *
 * @returns false if the browser refuses: its storage is full, blocked or absent
 */
export function keepOrder(key: string, order: KeptOrder): boolean {
  try {
    window.localStorage.setItem(key, writeKeptOrder(order));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a stored order form. */
export function forgetOrder(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
