/** The cart's storage key: the brand's prefix and "cart" (specification, section 9). */
export function cartKey(brandKey: string): string {
  return `${brandKey}-cart`;
}
