import type { Product } from "~/trade/catalog/product";
import { type SampleDoor, samplePieces } from "~/trade/catalog/sample-door";
import { type Measure, toSixteenths } from "~/trade/measure/measure";
import { type DollarsPerSqFt, dollarsPerSqFt } from "~/trade/measure/money";
import { type Configuration, type Door, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { splitConfiguration } from "~/trade/pieces/split-configuration";
import type { PriceTerms } from "~/trade/pricing/price-terms";
import {
  type OrderPrice,
  type PricedPiece,
  priceOrder,
  pricePiece,
  type SizedOrder,
  type SizedPiece,
} from "~/trade/pricing/pricing";
import { usedOptions } from "~/trade/pricing/used-options";
import type { CartItem } from "./cart";

/**
 * Prices a cart item from its own pieces and rate (section 9), at the list price if no terms are given. Sample doors
 * have a fixed price under any terms.
 */
export function priceItem(item: CartItem, terms?: PriceTerms): OrderPrice {
  const price = priceOrder(sizedItem(item), item.pricePerSqFt, terms);
  if (!item.sample) return price;
  const cents = terms?.isFree ? 0 : price.count * item.sample.priceCents;
  const doors = { ...price.lists.doors, cents, listCents: cents };
  return {
    ...price,
    lists: { ...price.lists, doors },
    options: [],
    extraCents: 0,
    totalCents: cents,
    listCents: cents,
  };
}

/** Prices one piece of an item, ignoring its quantity and boring: `pricePiece`, or the price of a sample. */
export function priceItemPiece(
  { pricePerSqFt, sample }: { readonly pricePerSqFt: DollarsPerSqFt; readonly sample?: SampleDoor | null | undefined },
  piece: Pick<SizedPiece, "width" | "height">,
  terms?: PriceTerms,
): PricedPiece {
  const priced = pricePiece(piece, pricePerSqFt, terms);
  return sample ? { ...priced, cents: sample.priceCents, listCents: sample.priceCents } : priced;
}

function sizedItem(item: CartItem): SizedOrder {
  const of = (list: PieceList) => item[list].map((piece: Piece | Door) => sizedPiece(list, piece, item));
  return { doors: of("doors"), drawers: of("drawers"), panels: of("panels"), fillers: of("fillers") };
}

/** A stored piece with everything that its price depends on; a sample has no options. */
export function sizedPiece(
  list: PieceList,
  piece: Piece | Door,
  { specification, sample }: Pick<CartItem, "specification" | "sample">,
): SizedPiece {
  const size = sized(piece, "preBored" in piece && piece.preBored);
  return sample ? size : { ...size, options: usedOptions(list, piece, specification ?? null) };
}

/** The exact size of a stored piece, in sixteenths, and its quantity. */
export function sized(
  piece: { readonly width: Measure; readonly height: Measure; readonly quantity?: number },
  preBored = false,
): SizedPiece {
  const quantity = quantityOf(piece);
  return { width: toSixteenths(piece.width), height: toSixteenths(piece.height), preBored, quantity };
}

/**
 * The cart items for a product and its pieces, at the product's whole-dollar rate (section 9). There is one, unless a
 * list is longer than a line holds. Each carries the product's specification, so that the cart knows offline what can
 * be made.
 */
export function createCartItems(product: Product, configuration: Configuration): CartItem[] {
  const style = styleOfItem(product);
  return splitConfiguration(configuration).map((pieces) => ({ ...style, ...pieces }));
}

/** The cart item for samples of a product, in its finish; `null` if no samples are sold. */
export function createSampleItem(product: Product, quantity = 1): CartItem | null {
  const { sampleDoor } = product;
  return sampleDoor
    ? { ...styleOfItem(product), pricePerSqFt: 0, sample: sampleDoor, ...samplePieces(quantity) }
    : null;
}

export function styleOfItem(product: Product): Omit<CartItem, keyof Configuration> {
  const { id, title, images, priceCents, specification, finish } = product;
  return {
    productId: id,
    productTitle: title,
    productImage: images[0]?.url ?? null,
    pricePerSqFt: dollarsPerSqFt(priceCents),
    ...(specification && { specification }),
    ...(finish && { finish }),
  };
}

/** An item at no charge, as a remake has it. A free sample is credited on no order. */
export function freeItem<Item extends CartItem>({
  sample,
  ...item
}: Item): Omit<Item, "sample"> & Pick<CartItem, "sample"> {
  return { ...item, pricePerSqFt: 0, ...(sample && { sample: { priceCents: 0 } }) };
}
