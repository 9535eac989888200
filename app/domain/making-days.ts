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
  let longest = shopDays;
  for (const { specification } of lines) {
    const days = specification?.leadDays ?? shopDays;
    if (days === null) return null;
    longest = Math.max(longest ?? 0, days);
  }
  return longest;
}

/**
 * What is said of an order of how long making takes, the same on its page, its papers and in its mails.
 *
 * @param days `null` where nobody says
 */
export const makingText = (days: number | null): string =>
  days === null
    ? "Manufacturing starts once the payment has arrived."
    : `Once the payment has arrived, manufacturing takes ${workingDaysText(days)}.`;

/** Working days in words: "1 working day". */
export const workingDaysText = (days: number): string => `${days} working ${days === 1 ? "day" : "days"}`;
