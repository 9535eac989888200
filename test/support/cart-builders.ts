import type { CartItem, CartLine } from "~/configurator/lines/cart";

/** A cart item with one door of 24 x 36. */
export function aCartItem(change: Partial<CartItem> = {}): CartItem {
  return {
    productId: "ashby",
    productTitle: "Ashby",
    productImage: "/images/photographs/ashby-front-800.webp",
    pricePerSqFt: 20,
    doors: [
      {
        width: { inches: 24, fraction: "0" },
        height: { inches: 36, fraction: "0" },
        location: "Sink",
        preBored: true,
      },
    ],
    drawers: [],
    panels: [],
    fillers: [],
    ...change,
  };
}

/** The same item as a line of the cart. */
export function aCartLine(lineId: string, change: Partial<CartItem> = {}): CartLine {
  return { ...aCartItem(change), lineId };
}
