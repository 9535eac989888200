import type { Cents } from "./money";

export const MAX_TYPED_CENTS: Cents = 1_000_000_000;

export type AmountProblem = "unclear" | "negative" | "too-large";

type TypedAmount = { readonly cents: Cents | null } | { readonly problem: AmountProblem };

/** Digits, with or without groups of three, and up to two decimals: a comma is never the decimal point. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{1,2}))?\.?$/;

/** `80`, `$80`, `1,234.50`, `$ 1234.5`. An empty text is no amount, which differs from zero. */
export function readTypedAmount(text: string): TypedAmount {
  const typed = text.replace(/\s/g, "");
  if (typed === "") return { cents: null };
  if (/^\$?[-−–(]/.test(typed)) return { problem: "negative" };
  const [, whole = "", decimals = ""] = AMOUNT.exec(typed.replace(/^\$|\$$/, "")) ?? [];
  if (whole === "" && decimals === "") return { problem: "unclear" };
  const dollars = whole.replaceAll(",", "");
  if (dollars.length > 12) return { problem: "too-large" };
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, "0"));
  return cents > MAX_TYPED_CENTS ? { problem: "too-large" } : { cents };
}
