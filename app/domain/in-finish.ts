import type { Product } from "./product";

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
