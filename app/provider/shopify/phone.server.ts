/**
 * A telephone number in the form that Shopify accepts (E.164), or `null` if Shopify would refuse it. A number of ten
 * digits counts as North American.
 */
export function internationalPhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, "");
  if (typed.trim().startsWith("+")) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (/^1[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return `+${digits}`;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : null;
}
