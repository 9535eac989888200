import { brand } from "~/brand/brand";
import type { Product } from "~/catalog/product";
import type { CartItem } from "~/lines/cart";
import { createCartItems } from "~/lines/cart-item";
import type { Configuration } from "~/measure/piece";
import { addToCart } from "~/stored-cart/cart";

/** Adds lines that the server has priced. */
export const addItems = (items: readonly CartItem[]): void => addToCart(brand.key, items);

/** Adds the pieces of an order form. */
export const addPieces = (product: Product, pieces: Configuration): void => addItems(createCartItems(product, pieces));
