import type { Finish } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";

/** A product as the shop knows it, at $20.50, without a specification. */
export function aProduct(change: Partial<Product> = {}): Product {
  return {
    id: "ashby",
    title: "Ashby",
    description: "A shaker door.",
    images: [{ url: "/images/photographs/ashby-front-800.webp", alt: "Ashby door" }],
    priceCents: 2050,
    currency: "USD",
    specification: null,
    ...change,
  };
}

/** A paint, by default without an added price or a picture of the door in it. */
export function aFinish(name: string, addedCents = 0, image: Finish["image"] = null): Finish {
  return { name, kind: "paint", swatch: "#99a28c", addedCents, image };
}
