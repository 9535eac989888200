import type { ProductSpecification } from "~/trade/catalog/product";

/**
 * Those of the slowest style. A style's own number wins over the owner's (decision 131). `null` unless all are known.
 */
export function makingDays(
  lines: readonly { readonly specification?: ProductSpecification }[],
  shopDays: number | null,
): number | null {
  let longest: number | null = null;
  for (const { specification } of lines) {
    const days = specification?.leadDays ?? shopDays;
    if (days === null) return null;
    longest = Math.max(longest ?? 0, days);
  }
  return longest ?? shopDays;
}

/** `null` if the days are unknown for all styles. */
export function makingRange(
  products: readonly { readonly specification: ProductSpecification | null }[],
  shopDays: number | null,
): readonly [least: number, most: number] | null {
  const days = products.flatMap(({ specification }) => styleDays(specification, shopDays) ?? []);
  return days.length > 0 ? [Math.min(...days), Math.max(...days)] : null;
}

export const styleDays = (specification: ProductSpecification | null, shopDays: number | null): number | null =>
  makingDays([specification ? { specification } : {}], shopDays);

export type StartsAfter = "payment" | "deposit" | null;

/** The same on an order's page, its papers and in its mails. */
export function makingText(days: number | null, after: StartsAfter = "payment"): string {
  const time = days === null ? null : `takes ${workingDaysText(days)}`;
  if (after === null) return time === null ? "Manufacturing is next." : `Manufacturing ${time}.`;
  return time === null
    ? `Manufacturing starts once the ${after} has arrived.`
    : `Once the ${after} has arrived, manufacturing ${time}.`;
}

export const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? workingDaysText(most) : `${least} to ${workingDaysText(most)}`;

export const workingDaysText = (days: number): string => `${days} working ${days === 1 ? "day" : "days"}`;
