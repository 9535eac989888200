import { type Cents, formatAmount } from "~/domain/money";

/** An amount as the contract has it: dollars and cents, and their currency. */
export const wirePrice = (cents: Cents) => ({ amount: formatAmount(cents), currencyCode: "USD" });
