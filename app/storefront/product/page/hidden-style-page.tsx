import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ButtonLink } from "~/house/ui/kit/button";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import type { HiddenStyle } from "~/trade/catalog/similar-styles";
import { ProductGrid } from "./product-card";

export function HiddenStylePage({ title, image, similar }: HiddenStyle) {
  return (
    <div className="wrap py-4 md:py-8">
      <Breadcrumb crumbs={[{ name: "All door styles", to: "/shop" }]} current={title} />
      <div className="mt-4 grid items-center gap-8 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <ProductPicture
          src={image?.url}
          alt={image?.alt ?? ""}
          sizes="14rem"
          className="aspect-[4/5] h-auto w-full max-w-56 bg-linen object-cover"
        />
        <div>
          <h1 tabIndex={-1} className="text-4xl md:text-5xl">
            {title}
          </h1>
          <p className="mt-4 text-xl">No longer made</p>
          <p className="mt-2 max-w-[40em] text-stone-700">
            We take no new orders for this style. Orders already placed are made as ordered.
          </p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/shop">All door styles</ButtonLink>
            <ButtonLink to="/contact" look="outline">
              Ask us about it
            </ButtonLink>
          </p>
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar-heading" className="mt-16">
          <h2 id="similar-heading" className="mb-8 text-3xl">
            Styles like it
          </h2>
          <ProductGrid products={similar} />
        </section>
      )}
    </div>
  );
}
