import { bookingAgain, type NewDay } from "~/capacity/follow-order.server";
import { keptDay, prepare, whyNotOn } from "~/capacity/order-again.server";
import type { Unmovable } from "~/capacity/unmovable";
import type { Reader } from "~/database/database.server";
import { type OrderState, UNSHIPPED } from "~/orders/order";
import type { OrderRow } from "./order-rows.server";

/** Why the date of an order that is confirmed, or whose field is emptied, moves. */
const BOOKED_MEANWHILE = "The workshop was booked in the meantime.";

/** A typed day of shipping, and the state that the order has with it. */
interface TypedDay {
  /** YYYY-MM-DD; `null` for an empty field, which keeps the order's day if it can be met, else takes the earliest. */
  readonly shipsOn: string | null;
  readonly state: OrderState;
  readonly reason?: string;
  /** The customer asked for it. */
  readonly isCustomers?: boolean;
}

/**
 * The day of shipping that a form sets for an order. The page of the order, its confirmation and the schedule all ask
 * here.
 *
 * @param now in milliseconds since the epoch
 * @returns `null` if the day stays as it is, or why the order cannot ship on the typed day
 */
export async function dayFor(
  db: Reader,
  row: OrderRow,
  { shipsOn, state, reason = "", isCustomers = false }: TypedDay,
  now: number,
): Promise<NewDay | Unmovable | null> {
  const isConfirming = row.state === "received" && state === "confirmed";
  if (shipsOn === row.ships_on && !isConfirming) return null;
  if (!UNSHIPPED.includes(row.state)) return shipsOn === null ? null : { problem: "shipped" };
  const order = { ...row, state };
  const booking = await bookingAgain(db, order, now);
  const kept = shipsOn ?? keptDay(await prepare(db, order, booking), row);
  if (kept === null) return null;
  const problem = await whyNotOn(db, order, kept, booking);
  if (problem) return problem;
  const byShop = row.ships_on === null || row.is_estimate === 1 ? "order" : "shop";
  if (kept === row.ships_on) return null;
  const why = shipsOn === null ? BOOKED_MEANWHILE : reason;
  return { shipsOn: kept, kind: isCustomers ? "customer" : byShop, reason: why };
}
