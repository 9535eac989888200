import type { OrderState } from "~/house/capacity/order-state";
import { shortDay } from "~/house/ui/kit/short-day";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { OrderTerms } from "../order";
import { STATE_WORDS } from "./state-words";

/** How an order stood; what is absent is not known. */
export interface OrderStanding extends Partial<OrderTerms> {
  readonly state?: OrderState;
}

const money = (cents: Cents | null) => (cents === null ? "not set" : formatCents(cents));
const day = (shipsOn: string | null) => (shipsOn === null ? "not set" : shortDay(shipsOn));

function changed<Value>(
  what: string,
  from: Value | undefined,
  to: Value | undefined,
  text: (value: Value) => string,
): readonly string[] {
  if (to === undefined || from === to) return [];
  return [from === undefined ? `${what} ${text(to)}` : `${what} ${text(from)} to ${text(to)}`];
}

/** What changed about an order, from and to, such as "freight $0 to $185". */
export const changeWords = (from: OrderStanding, to: OrderStanding): readonly string[] => [
  ...changed("state", from.state, to.state, (state) => STATE_WORDS[state].label.toLowerCase()),
  ...changed("freight", from.freightCents, to.freightCents, money),
  ...changed("tax", from.taxCents, to.taxCents, money),
  ...changed("ship date", from.shipsOn, to.shipsOn, day),
];
