import type { Product } from "./product";

/** A finish's name without details, as styles share it: "Sage, sprayed satin" is Sage. */
export const shortFinishName = (name: string): string => name.split(",")[0] ?? name;

const soldIn = ({ finishes, specification }: Product) => finishes?.[0]?.name ?? specification?.finish ?? "";

/** `null` if the style is not made in it, under this name or a longer one. */
export function inSharedFinish(product: Product, name: string | null): Product | null {
  return name !== null && name === shortFinishName(soldIn(product)) ? product : inFinish(product, name);
}

/** `null` if the style is not made in it. The first finish, or no name, returns the product unchanged. */
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
