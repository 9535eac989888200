import * as z from "zod/mini";
import { CART_VERSION, type Cart, type CartLine, MAX_RECORD_LENGTH } from "~/configurator/lines/cart";
import { CartItemSchema, CartLineSchema } from "~/configurator/lines/cart-schema";
import { readSeenRush, type SeenRush, writeSeenRush } from "~/house/capacity/rush";

/**
 * Every version has had this outer shape, and the lines of each can be read by the newest schema. Code that does not
 * know `rush` drops it, and orders nothing that the customer has not seen: it needs no version of its own.
 */
const RecordSchema = z.object({
  version: z.int().check(z.gte(1), z.lte(CART_VERSION)),
  lines: z.array(z.unknown()),
  rush: z.optional(z.unknown()),
});
const NewerRecordSchema = z.object({ version: z.int().check(z.gt(CART_VERSION)) });

/** Version 0 is the bare list of items that the specification describes (section 3), without line ids. */
const UnversionedSchema = z.array(z.unknown());

/**
 * What reading the stored text found: `cart` is current; `migrated` comes from an older version; `newer` must be left
 * alone; `damaged` has the lines that could still be read and the reason.
 */
export type CartReading =
  | { readonly kind: "cart" | "migrated"; readonly cart: Cart; readonly rush?: SeenRush }
  | { readonly kind: "newer"; readonly version: number }
  | { readonly kind: "damaged"; readonly cart: Cart; readonly reason: string };

/** The stored text of a cart, with rush as the customer chose it. */
export function writeCartRecord(cart: Cart, rush?: SeenRush): string {
  return JSON.stringify({ version: CART_VERSION, lines: cart, ...(rush && { rush: writeSeenRush(rush) }) });
}

/**
 * Reads the stored text of a cart; never throws. `null` (nothing stored) is an empty cart.
 *
 * @param createLineId creates an id for each line of an older record
 */
export function readCartRecord(text: string | null, createLineId: () => string): CartReading {
  if (text === null) return { kind: "cart", cart: [] };
  if (text.length > MAX_RECORD_LENGTH) return damaged([], `the stored cart is ${text.length} characters long`);
  const value = parseJson(text);
  if (value === undefined) return damaged([], "the stored cart is not JSON");
  const newer = NewerRecordSchema.safeParse(value);
  if (newer.success) return { kind: "newer", version: newer.data.version };
  const record = RecordSchema.safeParse(value);
  if (record.success) {
    const { version, lines, rush } = record.data;
    return withRush(salvage(version === CART_VERSION ? "cart" : "migrated", lines, readLine), rush);
  }
  const unversioned = UnversionedSchema.safeParse(value);
  if (unversioned.success) {
    return salvage("migrated", unversioned.data, (item) => {
      const parsed = CartItemSchema.safeParse(item);
      return parsed.success ? { ...parsed.data, lineId: createLineId() } : null;
    });
  }
  return damaged([], "the stored cart has no shape that this shop has ever written");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readLine(value: unknown): CartLine | null {
  const parsed = CartLineSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

function salvage(
  kind: "cart" | "migrated",
  values: readonly unknown[],
  read: (value: unknown) => CartLine | null,
): CartReading {
  const cart = values.map(read).filter((line) => line !== null);
  const lost = values.length - cart.length;
  return lost === 0 ? { kind, cart } : damaged(cart, `${lost} of ${values.length} stored lines could not be read`);
}

function withRush(reading: CartReading, stored: unknown): CartReading {
  if (stored === undefined || reading.kind === "newer" || reading.kind === "damaged") return reading;
  const rush = readSeenRush(String(stored));
  return rush ? { ...reading, rush } : damaged(reading.cart, "the chosen rush could not be read");
}

function damaged(cart: Cart, reason: string): CartReading {
  return { kind: "damaged", cart, reason };
}
