import { type Cents, formatAmount } from "~/trade/measure/money";

/** An amount in the contract's form: dollars and cents, and their currency. */
export const wirePrice = (cents: Cents) => ({ amount: formatAmount(cents), currencyCode: "USD" });
