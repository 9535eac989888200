import type { Product } from "~/domain/product";
import { ProductPicture } from "./product-picture";

const LOOK = "aspect-[4/5] h-auto w-full bg-linen object-cover";
const SIZES = "(min-width: 90rem) 550px, (min-width: 64rem) 38vw, (min-width: 48rem) 46vw, 92vw";

/** A product's pictures: the front view, and below it whatever else the provider has. */
export function ProductGallery({ product: { title, images } }: { readonly product: Product }) {
  const [front, ...others] = images;
  return (
    <div className="space-y-4 lg:col-span-5">
      <ProductPicture src={front?.url} alt={front?.alt ?? title} sizes={SIZES} fetchpriority="high" className={LOOK} />
      {others.map(({ url, alt }) => (
        <ProductPicture key={url} src={url} alt={alt} sizes={SIZES} loading="lazy" className={LOOK} />
      ))}
    </div>
  );
}
