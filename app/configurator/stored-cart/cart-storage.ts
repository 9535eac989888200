import type { Cart } from "~/configurator/lines/cart";
import type { SeenRush } from "~/house/capacity/rush";
import { type CartReading, readCartRecord, writeCartRecord } from "./cart-record";

/** Why the cart is not stored beyond this visit. */
export type NotStored = "storage-failed" | "newer-version";

interface StoredCart {
  readonly cart: Cart;
  /** Rush as the customer chose it; absent if they did not. */
  readonly rush?: SeenRush | undefined;
  readonly notStored: NotStored | null;
  readonly damaged: boolean;
}

export interface CartStorage {
  readonly key: string;
  /** Reads and migrates the cart, and sets aside what does not parse; never throws. */
  read(): StoredCart;
  /** Writes the cart; false if the browser refuses (full, blocked, unavailable). */
  write(cart: Cart, rush?: SeenRush): boolean;
}

interface CartStorageOptions {
  readonly key: string;
  /** May throw or return null: browsers block storage, and some have none. */
  readonly storage: () => Storage | null;
  readonly createLineId: () => string;
  readonly warn: (message: string) => void;
}

/**
 * The cart's record in the browser's storage (specification, section 4). A record that does not parse is moved to a
 * separate key, never overwritten; a record of a newer version is left alone.
 */
export function createCartStorage({ key, storage, createLineId, warn }: CartStorageOptions): CartStorage {
  /**
   * The text read or written last, and its cart: thousands of lines are checked only once and remain the same objects.
   */
  let known: { readonly text: string; readonly cart: Cart; readonly rush: SeenRush | undefined } | null = null;

  function open(): Storage | null {
    try {
      return storage();
    } catch {
      return null;
    }
  }

  function setItem(store: Storage, name: string, text: string): boolean {
    try {
      store.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  }

  function keep(store: Storage, cart: Cart, rush?: SeenRush): boolean {
    const text = writeCartRecord(cart, rush);
    const stored = setItem(store, key, text);
    if (stored) known = { text, cart, rush };
    return stored;
  }

  /** Removes the text before writing the copy, because storage may lack room for both. */
  function setAside(store: Storage, text: string, cart: Cart): boolean {
    store.removeItem(key);
    if (setItem(store, `${key}-set-aside-${createLineId()}`, text)) return keep(store, cart);
    setItem(store, key, text);
    return false;
  }

  function settle(store: Storage, text: string, reading: CartReading): StoredCart {
    const rush = "rush" in reading ? reading.rush : undefined;
    switch (reading.kind) {
      case "cart":
        known = { text, cart: reading.cart, rush };
        return { cart: reading.cart, rush, notStored: null, damaged: false };
      case "migrated": {
        const written = keep(store, reading.cart, rush);
        return { cart: reading.cart, rush, notStored: written ? null : "storage-failed", damaged: false };
      }
      case "newer":
        warn(`The stored cart has version ${reading.version}, newer than this page: it is left alone.`);
        return { cart: [], notStored: "newer-version", damaged: false };
      case "damaged": {
        warn(`Bad cart storage was set aside: ${reading.reason}.`);
        const moved = setAside(store, text, reading.cart);
        return { cart: reading.cart, notStored: moved ? null : "storage-failed", damaged: true };
      }
    }
  }

  const unreadable = { cart: [], notStored: "storage-failed", damaged: false } as const;

  return {
    key,
    read() {
      const store = open();
      if (store === null) return unreadable;
      try {
        const text = store.getItem(key);
        if (known && text === known.text)
          return { cart: known.cart, rush: known.rush, notStored: null, damaged: false };
        return settle(store, text ?? "", readCartRecord(text, createLineId));
      } catch {
        return unreadable;
      }
    },
    write(cart, rush) {
      const store = open();
      return store !== null && keep(store, cart, rush);
    },
  };
}
