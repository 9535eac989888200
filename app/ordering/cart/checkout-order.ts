import { createRandomId } from "~/base/browser/random-id";
import { removeOrdered } from "~/configurator/stored-cart/cart";
import { isOrderKey, type OrderLine } from "~/ordering/orders/order";
import { orderedLineIds } from "~/ordering/orders/ordered-lines";
import { forgetOrderWords } from "./checkout-draft";

/** The key that lets an order be placed only once; it stays the same while the order's lines do. */
interface KeyRecord {
  /** Distinguishes these lines from others; see {@link markOf}. */
  readonly mark: string;
  readonly key: string;
  /** Whether the order was sent; its outcome may be unknown. */
  readonly sent: boolean;
}

const storageKey = (brandKey: string) => `${brandKey}-checkout-order`;

/** For the rest of the visit, if storage is blocked. */
let unsaved: KeyRecord | null = null;

/** FNV-1a over UTF-16 code units, with the length. If two lists of lines share a mark, the shop refuses the key. */
function markOf(lines: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < lines.length; at += 1) hash = Math.imul(hash ^ lines.charCodeAt(at), 0x01000193);
  return `${lines.length}-${(hash >>> 0).toString(16)}`;
}

function isRecord(value: unknown): value is KeyRecord {
  const { mark, key, sent } = (value ?? {}) as Partial<KeyRecord>;
  return typeof mark === "string" && typeof key === "string" && isOrderKey(key) && typeof sent === "boolean";
}

function read(brandKey: string): KeyRecord | null {
  if (unsaved) return unsaved;
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storageKey(brandKey)) ?? "null");
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function write(brandKey: string, record: KeyRecord): void {
  try {
    window.localStorage.setItem(storageKey(brandKey), JSON.stringify(record));
    unsaved = null;
  } catch {
    unsaved = record;
  }
}

/**
 * The key of an order: the same after a reload, Back, and in another tab, while its lines are the same.
 *
 * @param lines as the form sends them
 * @returns 128 random bits as 32 hexadecimal digits
 */
export function orderKeyFor(brandKey: string, lines: string): string {
  const mark = markOf(lines);
  const stored = read(brandKey);
  if (stored?.mark === mark) return stored.key;
  const key = createRandomId() + createRandomId();
  write(brandKey, { mark, key, sent: false });
  return key;
}

export function storeOrderKey(
  brandKey: string,
  { lines, key, sent }: { lines: string; key: string; sent: boolean },
): void {
  write(brandKey, { mark: markOf(lines), key, sent });
}

function forgetKey(brandKey: string): void {
  unsaved = null;
  try {
    window.localStorage.removeItem(storageKey(brandKey));
  } catch {
    // Storage is blocked: there is nothing else to forget.
  }
}

/**
 * Whether these lines were just sent, as {@link storeOrderKey} noted. It says so once: when the page that follows is
 * opened again, the cart may have the same lines again.
 *
 * @param lines as the form sent them
 */
export function takeSentLines(brandKey: string, lines: string): boolean {
  const record = read(brandKey);
  if (!record?.sent || record.mark !== markOf(lines)) return false;
  forgetKey(brandKey);
  return true;
}

/**
 * Removes the lines of the order that this browser has just placed from its cart, with the order's key and the fields
 * that only this order needed. It does so once: when the order's page is opened again, the cart may have the same
 * pieces again.
 *
 * @param brandKey the brand's storage prefix
 * @param lines the order's
 */
export function forgetOrdered(brandKey: string, lines: readonly OrderLine[]): void {
  if (!read(brandKey)?.sent) return;
  forgetKey(brandKey);
  forgetOrderWords(brandKey);
  removeOrdered(brandKey, (cart) => orderedLineIds(cart, lines));
}
