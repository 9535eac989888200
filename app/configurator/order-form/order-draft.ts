import {
  type OrderDraft,
  type OrderDraftReading,
  readOrderDraft,
  writeOrderDraft,
} from "~/trade/pieces/order-draft-record";

/** What a function returns that uses this browser's storage; `otherwise` if the storage is blocked, absent or full. */
export function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

/**
 * Stores a text.
 *
 * @returns false if the browser refuses
 */
export const storeText = (key: string, text: string): boolean =>
  withStorage((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);

/** Removes a stored text. */
export const forgetText = (key: string): void => withStorage((storage) => storage.removeItem(key), undefined);

/** The storage key of one style's order form. */
export function orderDraftKey(brandKey: string, productId: string): string {
  return `${brandKey}-order-${productId}`;
}

/** Reads a stored order form; nothing if storage is blocked. */
export const loadOrderDraft = (key: string): OrderDraftReading =>
  withStorage((storage) => readOrderDraft(storage.getItem(key)), { kind: "none" });

/**
 * Stores an order form.
 *
 * @returns false if the browser refuses: its storage is full, blocked or absent
 */
export const saveOrderDraft = (key: string, order: OrderDraft): boolean => storeText(key, writeOrderDraft(order));
