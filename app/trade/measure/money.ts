import { divideHalfUp } from "./rounding";

/** An amount of US dollars in whole cents (specification, section 9). */
export type Cents = number;

export type DollarsPerSqFt = number;

/** The price when a product's variant amount is absent (specification, sections 7 and 9). */
export const DEFAULT_PRICE_CENTS: Cents = 2000;

export const MAX_RATE: DollarsPerSqFt = 10_000;

export const MAX_CENTS_READ: Cents = MAX_RATE * 100;

/** Rounds a variant's cents to the whole-dollar rate, halves up: 2000 is $20, 2050 is $21 (section 9). */
export function dollarsPerSqFt(variantCents: Cents): DollarsPerSqFt {
  return divideHalfUp(variantCents, 100);
}

/**
 * Reads a decimal amount of dollars, as providers send it (`"20.0"`, `19.995`), into cents: amount times 100, rounded
 * half up on the decimal digits themselves.
 *
 * @returns the cents, or `null` when the amount is negative, not a plain decimal, or beyond {@link MAX_RATE}.
 */
export function parseAmountToCents(amount: string | number): Cents | null {
  const match = /^(\d{1,7})(?:\.(\d*))?$/.exec(String(amount).trim());
  if (!match) return null;
  const digits = (match[2] ?? "").padEnd(3, "0");
  const roundUp = Number(digits[2]) >= 5 ? 1 : 0;
  const cents = Number(match[1]) * 100 + Number(digits.slice(0, 2)) + roundUp;
  return cents <= MAX_CENTS_READ ? cents : null;
}

/** Prints cents as US dollars with two decimals and thousands grouped: `$1,234.56` (section 9). */
export function formatCents(cents: Cents): string {
  return `$${formatAmount(cents).replace(/\B(?=(?:\d{3})+\.)/g, ",")}`;
}

/** Prints cents as briefly as possible: `$6`, `$6.50`. */
export function formatDollars(cents: Cents): string {
  return formatCents(cents).replace(/\.00$/, "");
}

/** Cents as a decimal number of dollars for machines to read: 2050 is "20.50". */
export function formatAmount(cents: Cents): string {
  return `${(cents - (cents % 100)) / 100}.${String(cents % 100).padStart(2, "0")}`;
}

export function formatRate(rate: DollarsPerSqFt): string {
  return formatCents(rate * 100);
}
