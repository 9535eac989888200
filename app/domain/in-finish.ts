import type { Product } from "./product";

/** A finish as a set of finishes calls it: "Sage, sprayed satin" is its Sage. */
export const shortFinishName = (name: string): string => name.split(",")[0] ?? name;

const soldIn = ({ finishes, specification }: Product) => finishes?.[0]?.name ?? specification?.finish ?? "";

/**
 * A style in a finish that several styles are to be seen in, also where it is sold in it under a longer name.
 *
 * @returns `null` where the style is not made in it
 */
export function inSharedFinish(product: Product, name: string | null): Product | null {
  return name !== null && name === shortFinishName(soldIn(product)) ? product : inFinish(product, name);
}

/**
 * A style in one of its finishes: what it costs, looks like and is told to be in it. The first finish is the style as it
 * is sold, and so is no name at all: both give the product as it came.
 *
 * @returns `null` where the style is not made in it
 */
export function inFinish(product: Product, name: string | null | undefined): Product | null {
  if (!name) return product;
  const { finishes = [], specification, images, priceCents } = product;
  const finish = finishes.find((one) => one.name === name);
  if (!finish || finish === finishes[0]) return finish ? product : null;
  return {
    ...product,
    finish: name,
    priceCents: priceCents + finish.addedCents,
    specification: specification && { ...specification, finish: name },
    images: finish.image ? [finish.image, ...images.slice(1)] : images,
  };
}
