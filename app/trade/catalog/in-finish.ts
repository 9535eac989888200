import type { Product } from "./product";

/** A finish's name without details, as styles share it: "Sage, sprayed satin" is Sage. */
export const shortFinishName = (name: string): string => name.split(",")[0] ?? name;

const soldIn = ({ finishes, specification }: Product) => finishes?.[0]?.name ?? specification?.finish ?? "";

/**
 * A style in a finish shared by several styles, including when it is sold in that finish under a longer name.
 *
 * @returns `null` if the style is not made in it
 */
export function inSharedFinish(product: Product, name: string | null): Product | null {
  return name !== null && name === shortFinishName(soldIn(product)) ? product : inFinish(product, name);
}

/**
 * A style in one of its finishes, with its price, pictures and specification in that finish. The first finish is the
 * one the style is sold in: with its name, or with no name, the product is returned unchanged.
 *
 * @returns `null` if the style is not made in it
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
    specification: specification && { ...specification, finish: name, finishKind: finish.kind },
    images: finish.image ? [finish.image, ...images.slice(1)] : images,
  };
}
