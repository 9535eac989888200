import type { CartItem } from "./cart";

/** An item at no charge, as a remake has it. A free sample is credited on no order. */
export function freeItem<Item extends CartItem>({
  sample,
  ...item
}: Item): Omit<Item, "sample"> & Pick<CartItem, "sample"> {
  return { ...item, pricePerSqFt: 0, ...(sample && { sample: { priceCents: 0 } }) };
}
