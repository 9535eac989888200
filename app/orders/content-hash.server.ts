import { createHash } from "node:crypto";
import type { OrderLine } from "~/domain/orders/order";

/**
 * The same hash for the same order, or the same quote, however it is written. A line's description of its style is left
 * out: the stored one does not come from the request, and may differ when the request is repeated.
 *
 * @param request as parsed by the contract's schema, which puts its fields in order
 */
export function contentHash(request: { readonly lines: readonly OrderLine[] }): string {
  const lines = request.lines.map(({ productTitle, productImage, specification, ...ordered }) => ordered);
  return createHash("sha256")
    .update(JSON.stringify({ ...request, lines }))
    .digest("base64url");
}
