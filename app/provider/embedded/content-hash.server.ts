import { createHash } from "node:crypto";
import type { OrderLine } from "~/domain/orders/order";

/**
 * The same for every way of writing the same order, or the same quote. What a line says of its style is left out: it is
 * not taken from here, and may be told otherwise when it is sent again.
 *
 * @param request as the contract's schema reads it, which puts its fields in their order
 */
export function contentHash(request: { readonly lines: readonly OrderLine[] }): string {
  const lines = request.lines.map(({ productTitle, productImage, specification, ...ordered }) => ordered);
  return createHash("sha256")
    .update(JSON.stringify({ ...request, lines }))
    .digest("base64url");
}
