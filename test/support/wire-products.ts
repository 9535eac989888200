/** A product as a provider sends it. */
export function aWireProduct(change: Readonly<Record<string, unknown>> = {}) {
  return {
    id: "gid://shopify/Product/fir",
    title: "Fir",
    description: "A door of fir.",
    images: { edges: [{ node: { url: "/images/photographs/ashby-front-800.webp", altText: "Fir door" } }] },
    priceRange: { minVariantPrice: { amount: "20.0", currencyCode: "USD" } },
    ...change,
  };
}

/** A products response with these products. */
export function wireList(...products: readonly unknown[]) {
  return products.map((node) => ({ node }));
}
