import type { Cart } from "~/lines/cart";
import { type CartReading, readCartRecord, writeCartRecord } from "./cart-record";

/** Why the cart is not stored beyond this visit. */
export type NotStored = "storage-failed" | "newer-version";

export interface StoredCart {
  readonly cart: Cart;
  readonly notStored: NotStored | null;
  /** Stored lines could not be read and were set aside. */
  readonly damaged: boolean;
}

export interface CartStorage {
  readonly key: string;
  /** Reads and migrates the cart, and sets aside what does not parse; never throws. */
  read(): StoredCart;
  /** Writes the cart; false if the browser refuses (full, blocked, unavailable). */
  write(cart: Cart): boolean;
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
  let known: { readonly text: string; readonly cart: Cart } | null = null;

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

  function keep(store: Storage, cart: Cart): boolean {
    const text = writeCartRecord(cart);
    const stored = setItem(store, key, text);
    if (stored) known = { text, cart };
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
    switch (reading.kind) {
      case "cart":
        known = { text, cart: reading.cart };
        return { cart: reading.cart, notStored: null, damaged: false };
      case "migrated": {
        const written = keep(store, reading.cart);
        return { cart: reading.cart, notStored: written ? null : "storage-failed", damaged: false };
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

  return {
    key,
    read() {
      const store = open();
      if (store === null) return { cart: [], notStored: "storage-failed", damaged: false };
      try {
        const text = store.getItem(key);
        if (text !== null && text === known?.text) return { cart: known.cart, notStored: null, damaged: false };
        return settle(store, text ?? "", readCartRecord(text, createLineId));
      } catch {
        return { cart: [], notStored: "storage-failed", damaged: false };
      }
    },
    write(cart) {
      const store = open();
      return store !== null && keep(store, cart);
    },
  };
}
