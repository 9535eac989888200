/** The storage key of one style's order form. */
export function orderDraftKey(brandKey: string, productId: string): string {
  return `${brandKey}-order-${productId}`;
}
