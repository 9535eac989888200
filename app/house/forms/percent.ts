import type { TenthsOfPercent } from "~/trade/pricing/price-terms";

/** Reads `12.5` or `12.5%`; `null` if it is not a percentage, or more than `most`. */
export function readPercent(typed: string, most: TenthsOfPercent): TenthsOfPercent | null {
  const match = /^(\d{1,3})(?:\.(\d))?\s*%?$/.exec(typed.trim());
  const tenths = match ? Number(match[1]) * 10 + Number(match[2] ?? 0) : Number.NaN;
  return tenths <= most ? tenths : null;
}
