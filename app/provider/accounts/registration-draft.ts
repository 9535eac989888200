/** The registration draft's only storage key (specification, section 9). */
export function registrationDraftKey(brandKey: string): string {
  return `${brandKey}-registration-draft`;
}
