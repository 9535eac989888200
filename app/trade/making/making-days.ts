import type { ProductSpecification } from "~/trade/catalog/product";

/**
 * The working days that making an order takes: those of its slowest style. A style's own number wins over the owner's,
 * which is for styles without one (decision 131).
 *
 * @param shopDays `null` if the owner set none
 * @returns `null` unless the number is known for every line
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

/**
 * The fewest and the most working days that styles take, by {@link makingDays}.
 *
 * @returns `null` if they are unknown for all of them
 */
export function makingRange(
  products: readonly { readonly specification: ProductSpecification | null }[],
  shopDays: number | null,
): readonly [least: number, most: number] | null {
  const days = products.flatMap(({ specification }) => styleDays(specification, shopDays) ?? []);
  return days.length > 0 ? [Math.min(...days), Math.max(...days)] : null;
}

/** The working days that making doors of one style takes; `null` if unknown. */
export const styleDays = (specification: ProductSpecification | null, shopDays: number | null): number | null =>
  makingDays([specification ? { specification } : {}], shopDays);

/** What has to arrive before making begins; `null` for nothing. */
export type StartsAfter = "payment" | "deposit" | null;

/**
 * The sentence on how long making an order takes, the same on its page, its papers and in its mails.
 *
 * @param days `null` if unknown
 * @param after what has to arrive first
 */
export function makingText(days: number | null, after: StartsAfter = "payment"): string {
  const time = days === null ? null : `takes ${workingDaysText(days)}`;
  if (after === null) return time === null ? "Manufacturing is next." : `Manufacturing ${time}.`;
  return time === null
    ? `Manufacturing starts once the ${after} has arrived.`
    : `Once the ${after} has arrived, manufacturing ${time}.`;
}

/** A range of working days in words: "8 to 15 working days". */
export const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? workingDaysText(most) : `${least} to ${workingDaysText(most)}`;

/** Working days in words: "1 working day". */
export const workingDaysText = (days: number): string => `${days} working ${days === 1 ? "day" : "days"}`;
