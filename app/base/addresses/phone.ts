/**
 * Digits, spaces, hyphens, parentheses and an optional leading plus, with a digit among them (specification, section
 * 5).
 */
export function isPhone(phone: string): boolean {
  return /^\+?[\d\s()-]+$/.test(phone) && /\d/.test(phone);
}
