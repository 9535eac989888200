/** The storage key for what was typed at the checkout. */
export function checkoutDraftKey(brandKey: string): string {
  return `${brandKey}-checkout-draft`;
}

/** Begins the storage keys of changes of orders that are not saved. */
export function changeDraftPrefix(brandKey: string): string {
  return `${brandKey}-change-draft`;
}
