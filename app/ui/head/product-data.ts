import type { MetaDescriptor } from "@remix-run/react";
import type { Product as ProductThing, WithContext } from "schema-dts";
import { brand } from "~/content/brand";
import { dollarsPerSqFt, formatAmount } from "~/domain/money";
import type { Product } from "~/domain/product";

/**
 * A product for search engines (https://schema.org/Product), priced per square foot. The rating on the page is a fixed
 * decoration, so it is left out.
 */
export function productData(product: Product, origin: string): MetaDescriptor {
  const { id, title, description, images, priceCents, currency, specification } = product;
  const price = formatAmount(dollarsPerSqFt(priceCents) * 100);
  const data: WithContext<ProductThing> = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    ...(description && { description }),
    sku: id,
    brand: { "@type": "Brand", name: brand.name },
    ...(specification && { material: specification.material }),
    image: images.map(({ url }) => new URL(url, origin).href),
    offers: {
      "@type": "Offer",
      url: `${origin}/product/${id}`,
      availability: "https://schema.org/MadeToOrder",
      itemCondition: "https://schema.org/NewCondition",
      price,
      priceCurrency: currency,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: currency,
        // UN/CEFACT Recommendation 20: square foot.
        unitCode: "FTK",
        unitText: "sq ft",
      },
    },
  };
  return { "script:ld+json": data };
}
