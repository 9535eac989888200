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

/** Stores a text; false if the browser refuses. */
export const storeText = (key: string, text: string): boolean =>
  withStorage((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);

export const forgetText = (key: string): void => withStorage((storage) => storage.removeItem(key), undefined);

export function orderDraftKey(brandKey: string, productId: string): string {
  return `${brandKey}-order-${productId}`;
}

export const loadOrderDraft = (key: string): OrderDraftReading =>
  withStorage((storage) => readOrderDraft(storage.getItem(key)), { kind: "none" });

/** Stores an order form; false if the browser refuses, because its storage is full, blocked or absent. */
export const saveOrderDraft = (key: string, order: OrderDraft): boolean => storeText(key, writeOrderDraft(order));
