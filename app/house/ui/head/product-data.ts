import type { MetaDescriptor } from "@remix-run/react";
import type { Offer, Product as ProductThing, WithContext } from "schema-dts";
import { shopFacts } from "~/base/brand/shop-facts";
import { finishedPath } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { dollarsPerSqFt, formatAmount } from "~/trade/measure/money";

function offer(url: string, cents: number, name?: string): Offer {
  const price = { price: formatAmount(dollarsPerSqFt(cents) * 100), priceCurrency: "USD" };
  return {
    "@type": "Offer",
    ...(name && { name }),
    url,
    availability: "https://schema.org/MadeToOrder",
    itemCondition: "https://schema.org/NewCondition",
    ...price,
    // UN/CEFACT Recommendation 20: square foot.
    priceSpecification: { "@type": "UnitPriceSpecification", ...price, unitCode: "FTK", unitText: "sq ft" },
  };
}

/** https://schema.org/Product. The rating on the page is a fixed decoration, so it is left out. */
export function productData(product: Product, origin: string): MetaDescriptor {
  const { id, title, description, images, priceCents, specification, finishes } = product;
  const pageIn = (finish?: string) => origin + finishedPath({ productId: id, ...(finish && { finish }) });
  const data: WithContext<ProductThing> = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: title,
    ...(description && { description }),
    sku: id,
    brand: { "@type": "Brand", name: shopFacts().name },
    ...(specification && { material: specification.material }),
    image: images.map(({ url }) => new URL(url, origin).href),
    offers: finishes
      ? finishes.map(({ name, addedCents }, at) =>
          offer(pageIn(at === 0 ? undefined : name), priceCents + addedCents, name),
        )
      : offer(pageIn(), priceCents),
  };
  return { "script:ld+json": data };
}
