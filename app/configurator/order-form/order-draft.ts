import {
  type OrderDraft,
  type OrderDraftReading,
  readOrderDraft,
  writeOrderDraft,
} from "~/trade/pieces/order-draft-record";

/** Reads a stored order form; nothing if storage is blocked. */
export function loadOrderDraft(key: string): OrderDraftReading {
  try {
    return readOrderDraft(window.localStorage.getItem(key));
  } catch {
    return { kind: "none" };
  }
}

/**
 * Stores an order form.
 *
 * @returns false if the browser refuses: its storage is full, blocked or absent
 */
export function saveOrderDraft(key: string, order: OrderDraft): boolean {
  try {
    window.localStorage.setItem(key, writeOrderDraft(order));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a stored order form. */
export function forgetOrderDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
