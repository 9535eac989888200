import type { ProductSpecification } from "./product";

/**
 * The working days that making an order takes: what the owner of the shop says, or more where one of its styles takes
 * longer (decision 92).
 *
 * @param shopDays `null` where the owner says nothing
 * @returns `null` where nobody says it of every line
 */
export function makingDays(
  lines: readonly { readonly specification?: ProductSpecification }[],
  shopDays: number | null,
): number | null {
  const days = lines.map(({ specification }) => specification?.leadDays ?? shopDays);
  const known = days.filter((one) => one !== null);
  return known.length === 0 || known.length < days.length ? shopDays : Math.max(shopDays ?? 0, ...known);
}

/** Working days in words: "1 working day". */
export const workingDaysText = (days: number): string => `${days} working ${days === 1 ? "day" : "days"}`;
