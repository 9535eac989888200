import type { Product } from "~/domain/product";

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
