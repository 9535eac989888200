import type { CalendarDay } from "~/base/time/time";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import type { Cents } from "~/trade/measure/money";
import { scaleHalfUp } from "~/trade/measure/rounding";

export interface RushRate {
  /** Of the price of the pieces, in whole percent. */
  readonly percent: number;
  /** The least that it costs; more than 0, so that an order with rush always has an amount for it. */
  readonly leastCents: Cents;
}

export interface RushSettings extends RushRate {
  readonly isSold: boolean;
  /** Percent of each day's minutes that usual orders do not get while rush is sold. */
  readonly heldBack: number;
}

export interface RushOffer extends RushRate {
  readonly shipsOn: CalendarDay;
}

export interface SeenRush {
  readonly shipsOn: CalendarDay;
  readonly cents: Cents;
}

/** Rounded half up. */
export const rushCents = ({ percent, leastCents }: RushRate, piecesCents: Cents): Cents =>
  Math.max(leastCents, scaleHalfUp(piecesCents, percent, 100));

export const pricedRush = (offer: RushOffer, piecesCents: Cents): SeenRush => ({
  shipsOn: offer.shipsOn,
  cents: rushCents(offer, piecesCents),
});

export const isSameRush = (one: SeenRush, other: SeenRush | null): boolean =>
  other !== null && one.shipsOn === other.shipsOn && one.cents === other.cents;

export const writeSeenRush = ({ shipsOn, cents }: SeenRush): string => `${shipsOn} ${cents}`;

export function readSeenRush(posted: string): SeenRush | null {
  const [, shipsOn = "", cents] = /^(\S{10}) (\d{1,12})$/.exec(posted) ?? [];
  return isCalendarDay(shipsOn) ? { shipsOn, cents: Number(cents) } : null;
}

interface StoredRush {
  readonly rush_cents: Cents;
  readonly rush_percent: number;
  readonly rush_least_cents: Cents;
}

/** What rush costs after a change of the pieces, at the rate that it was sold at; 0 without rush. */
export const rushAgain = (
  { rush_cents, rush_percent: percent, rush_least_cents: leastCents }: StoredRush,
  piecesCents: Cents,
): Cents => (rush_cents === 0 ? 0 : rushCents({ percent, leastCents }, piecesCents));
