import type { CalendarDay } from "~/base/time/time";
import { isCalendarDay } from "~/trade/measure/calendar-day";
import type { Cents } from "~/trade/measure/money";
import { scaleHalfUp } from "~/trade/measure/rounding";

/** What rush costs. */
export interface RushRate {
  /** Of the price of the pieces, in whole percent. */
  readonly percent: number;
  /** The least that it costs; more than 0, so that an order with rush always has an amount for it. */
  readonly leastCents: Cents;
}

/** What the owner decides about rush. */
export interface RushSettings extends RushRate {
  /** Whether customers can buy it. */
  readonly isSold: boolean;
  /** Percent of each day's minutes that usual orders do not get while rush is sold. */
  readonly heldBack: number;
}

/** An earlier date that can be bought. */
export interface RushOffer extends RushRate {
  readonly shipsOn: CalendarDay;
}

/** Rush as a customer saw it, or as it is offered now. */
export interface SeenRush {
  readonly shipsOn: CalendarDay;
  readonly cents: Cents;
}

/** The price of rush for pieces that cost so much, rounded half up. */
export const rushCents = ({ percent, leastCents }: RushRate, piecesCents: Cents): Cents =>
  Math.max(leastCents, scaleHalfUp(piecesCents, percent, 100));

/** An offer with its price. */
export const pricedRush = (offer: RushOffer, piecesCents: Cents): SeenRush => ({
  shipsOn: offer.shipsOn,
  cents: rushCents(offer, piecesCents),
});

/** Whether two offers promise the same day for the same price. */
export const isSameRush = (one: SeenRush, other: SeenRush | null): boolean =>
  other !== null && one.shipsOn === other.shipsOn && one.cents === other.cents;

/** What the rush box of a form posts: the date and the price that its label shows. */
export const writeSeenRush = ({ shipsOn, cents }: SeenRush): string => `${shipsOn} ${cents}`;

/** Reads {@link writeSeenRush}; `null` for anything else. */
export function readSeenRush(posted: string): SeenRush | null {
  const [, shipsOn = "", cents] = /^(\S{10}) (\d{1,12})$/.exec(posted) ?? [];
  return isCalendarDay(shipsOn) ? { shipsOn, cents: Number(cents) } : null;
}

/** An order's rush, as it is stored. */
interface StoredRush {
  readonly rush_cents: Cents;
  readonly rush_percent: number;
  readonly rush_least_cents: Cents;
}

/** What rush costs an order once its pieces cost so much, at the rate that it was sold at; 0 without rush. */
export const rushAgain = (
  { rush_cents, rush_percent: percent, rush_least_cents: leastCents }: StoredRush,
  piecesCents: Cents,
): Cents => (rush_cents === 0 ? 0 : rushCents({ percent, leastCents }, piecesCents));
