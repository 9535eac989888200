import type { CapacitySettings } from "./capacity";
import type { Plan } from "./plan";

/**
 * The minutes that an order may hold at each station until it is confirmed: its own bound, and for a stranger what is
 * left of the bound of all strangers.
 *
 * @param held what unconfirmed orders of strangers hold at each station; `null` if the shop knows who orders
 */
export const mostHeld = (
  { stations, unconfirmedPercent, strangerDays }: CapacitySettings,
  held: readonly number[] | null,
): readonly number[] =>
  stations.map(({ minutes }, index) => {
    const own = Math.floor((minutes * unconfirmedPercent) / 100);
    return held === null ? own : Math.max(0, Math.min(own, minutes * strangerDays - (held[index] ?? 0)));
  });

/** The part of a plan that may be held: at each station the first minutes of it. */
export function heldPart(plan: Plan, most: readonly number[]): Plan {
  const left = [...most];
  const portions = plan.portions.flatMap((portion) => {
    const minutes = Math.min(portion.minutes, left[portion.station] ?? 0);
    left[portion.station] = (left[portion.station] ?? 0) - minutes;
    return minutes > 0 ? [{ ...portion, minutes }] : [];
  });
  return { ...plan, portions };
}

/** The sum of the minutes of portions. */
export const minutesOf = (portions: readonly { readonly minutes: number }[]): number =>
  portions.reduce((sum, { minutes }) => sum + minutes, 0);
