/** The storage key of what was typed at the checkout. */
export function checkoutDraftKey(brandKey: string): string {
  return `${brandKey}-checkout-draft`;
}
