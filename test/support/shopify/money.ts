/** The currency that the store sells in. */
export const CURRENCY = "USD";

export interface Money {
  readonly amount: string;
  readonly currencyCode: string;
}

/** Cents as Shopify prints an amount: `20.0`, `12.5`, `7.25`. */
export function money(cents: number): Money {
  const text = (cents / 100).toFixed(2);
  return { amount: text.endsWith("0") ? text.slice(0, -1) : text, currencyCode: CURRENCY };
}

/** An amount in an order's two currencies, which are the same here. */
export const moneyBag = (cents: number) => ({ presentmentMoney: money(cents), shopMoney: money(cents) });

/** A decimal amount in cents, a half rounded up. */
export function toCents(amount: string | number): number {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(amount)) ?? [];
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, "0").slice(0, 3));
  return (sign ? -1 : 1) * Math.floor((thousandths + 5) / 10);
}
