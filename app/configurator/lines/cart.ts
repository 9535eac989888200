import type { ProductSpecification } from "~/trade/catalog/product";
import { findSample, MAX_SAMPLES, type SampleDoor, samplePieces } from "~/trade/catalog/sample-door";
import type { DollarsPerSqFt } from "~/trade/measure/money";
import { type Configuration, quantityOf } from "~/trade/measure/piece";

/**
 * The version of a stored cart that this code writes. Version 1 had no quantities, hinges, notes or openings, version 2
 * no finishes, version 3 no sample doors: code of those versions would drop them, and sell a sample by the square foot.
 */
export const CART_VERSION = 4;

/**
 * Longer stored text is not read. Browsers store at most 5 MiB, so everything that could be written can be read again.
 */
export const MAX_RECORD_LENGTH = 5_300_000;

/** The longest picture address and the longest line id that are read, in UTF-16 code units. */
export const MAX_IMAGE_LENGTH = 2000;
export const MAX_LINE_ID_LENGTH = 64;

/**
 * A cart item as the specification lists it (section 3). The stored price is a hint: the server prices the item again.
 */
export interface CartItem extends Configuration {
  readonly productId: string;
  readonly productTitle: string;
  readonly productImage: string | null;
  readonly pricePerSqFt: DollarsPerSqFt;
  /** How the style was built and made when the item was added; absent if the provider did not say. */
  readonly specification?: ProductSpecification;
  /** The chosen finish; absent for the style as it is sold. */
  readonly finish?: string;
  /**
   * Present if the item's one piece is a sample door, with its price as a hint; its `pricePerSqFt` is then 0. Absent
   * for doors.
   */
  readonly sample?: SampleDoor;
}

/** An item with its own id, so that two lines of one product can be edited and removed separately. */
export interface CartLine extends CartItem {
  readonly lineId: string;
}

export type Cart = readonly CartLine[];

/** Identifies a line by its own id, or by its product if only one line has that product. */
type LineTarget = { readonly lineId: string } | { readonly productId: string };

export type CartAction =
  /** Appends lines, or inserts them `at` the place where they were before. */
  | { readonly type: "add"; readonly lines: Cart; readonly at?: number }
  /** Appends a line of one sample, or adds one to the line of the same sample, up to what a line holds. */
  | { readonly type: "add-sample"; readonly line: CartLine }
  | { readonly type: "update"; readonly target: LineTarget; readonly item: CartItem }
  | { readonly type: "remove"; readonly target: LineTarget }
  /** Removes several lines in one step; unknown ids are ignored. */
  | { readonly type: "removeAll"; readonly lineIds: readonly string[] }
  | { readonly type: "clear" }
  | { readonly type: "load"; readonly cart: Cart };

/** The one line that a target identifies; `undefined` if no line matches, or if several lines have the product. */
export function findLine(cart: Cart, target: LineTarget): CartLine | undefined {
  if ("lineId" in target) return cart.find((line) => line.lineId === target.lineId);
  const lines = cart.filter((line) => line.productId === target.productId);
  return lines.length === 1 ? lines[0] : undefined;
}

/** The cart after one action (specification, section 4). A target that matches no line changes nothing. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case "add":
      return [...cart.slice(0, action.at ?? cart.length), ...action.lines, ...cart.slice(action.at ?? cart.length)];
    case "add-sample": {
      const found = findSample(cart, action.line);
      if (!found) return [...cart, action.line];
      const more = { ...found, ...samplePieces(Math.min(quantityOf(found.doors[0] ?? {}) + 1, MAX_SAMPLES)) };
      return cart.map((line) => (line === found ? more : line));
    }
    case "update": {
      const found = findLine(cart, action.target);
      return found ? cart.map((line) => (line === found ? { ...action.item, lineId: line.lineId } : line)) : cart;
    }
    case "remove": {
      const found = findLine(cart, action.target);
      return found ? cart.filter((line) => line !== found) : cart;
    }
    case "removeAll":
      return cart.filter(({ lineId }) => !action.lineIds.includes(lineId));
    case "clear":
      return [];
    case "load":
      return action.cart;
  }
}

/** The lines of an order as a form's hidden field stores them. */
export function writeOrderLines(lines: readonly CartItem[]): string {
  return JSON.stringify(lines);
}
