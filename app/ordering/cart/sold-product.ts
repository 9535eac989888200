import type { Product } from "~/trade/catalog/product";

/** The route whose data is loaded, as the product page itself loads it in the browser. */
const PRODUCT_ROUTE = "routes/product.$productId";

/**
 * A style as it is sold today, from the data of its own page.
 *
 * @returns `null` for a product that has been withdrawn, or is no longer made
 * @throws Error if the style could not be loaded, as without a connection
 */
export async function soldProduct(id: string, signal: AbortSignal): Promise<Product | null> {
  const answer = await fetch(`/product/${id}?${new URLSearchParams({ _data: PRODUCT_ROUTE })}`, { signal });
  if (answer.status === 404) return null;
  const { product } = (await answer.json()) as { product?: Product | null };
  if (answer.ok && product === null) return null;
  if (!answer.ok || product?.id !== id) throw new Error(`The style ${id} could not be loaded`);
  return product;
}
