import { brand } from "~/base/brand/brand";
import type { CartItem } from "~/configurator/lines/cart";
import { createCartItems } from "~/configurator/lines/cart-item";
import { addToCart } from "~/configurator/stored-cart/cart";
import type { Product } from "~/trade/catalog/product";
import type { Configuration } from "~/trade/measure/piece";

export const addItems = (items: readonly CartItem[]): void => addToCart(brand.key, items);

export const addPieces = (product: Product, pieces: Configuration): void => addItems(createCartItems(product, pieces));
