/** The storage key for what was typed at the checkout. */
export function checkoutDraftKey(brandKey: string): string {
  return `${brandKey}-checkout-draft`;
}
