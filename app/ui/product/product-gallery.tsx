import type { ProductImage } from "~/domain/product";
import { ProductPicture } from "./product-picture";

const LOOK = "aspect-[4/5] h-auto w-full bg-linen object-cover";
const SIZES = "(min-width: 90rem) 550px, (min-width: 64rem) 38vw, (min-width: 48rem) 46vw, 92vw";

interface FrontPictureProps {
  readonly title: string;
  readonly image: ProductImage | undefined;
}

/** A product's first picture, which is in the first view. */
export function FrontPicture({ title, image }: FrontPictureProps) {
  return (
    <ProductPicture src={image?.url} alt={image?.alt ?? title} sizes={SIZES} fetchpriority="high" className={LOOK} />
  );
}

/** The other pictures, if the provider has any. */
export function MorePictures({ images }: { readonly images: readonly ProductImage[] }) {
  return images.map(({ url, alt }) => (
    <ProductPicture key={url} src={url} alt={alt} sizes={SIZES} loading="lazy" className={LOOK} />
  ));
}
