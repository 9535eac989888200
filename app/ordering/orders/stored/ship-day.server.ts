import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { bookingAgain, type NewDay } from "~/house/capacity/follow-order.server";
import { keptDay, whyNotOn } from "~/house/capacity/kept-day.server";
import { prepare } from "~/house/capacity/order-plan.server";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import type { Unmovable } from "~/house/capacity/unmovable";
import { fullDay } from "~/house/invoices/invoice-words";
import type { MailShop } from "~/house/mail/frame.server";
import { type NewMail, queueMail, UNDO_MS, withdrawMail } from "~/house/mail/outbox.server";
import type { LinkedOrder } from "../order";
import { orderMail } from "./order-mails.server";
import type { OrderRow } from "./order-rows.server";
import { linkedOrder } from "./orders.server";

const BOOKED_MEANWHILE = "The workshop was booked in the meantime.";

interface TypedDay {
  /** YYYY-MM-DD; `null` for an empty field, which keeps the order's day if it can be met, else takes the earliest. */
  readonly shipsOn: string | null;
  readonly state: OrderState;
  readonly reason?: string;
  readonly isCustomers?: boolean;
}

/**
 * The day that a form sets: the page of the order, its confirmation and the schedule all ask here. `null` if it stays.
 */
export async function dayFor(
  db: Reader,
  row: OrderRow,
  { shipsOn, state, reason = "", isCustomers = false }: TypedDay,
  now: EpochMs,
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

const DATE_MAIL = "order-date";

interface MovedDay {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

function orderDateMail(linked: LinkedOrder, { from, to, reason }: MovedDay, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `Your order ${number} now ships by ${fullDay(to)}. Before, it was ${fullDay(from)}.`,
    ...(reason ? [{ quote: reason }] : []),
    "If the new date does not work for you, please answer on the order's page or call us.",
  ];
  return orderMail(linked, { kind: DATE_MAIL, subject: `Your order ${number} ships by ${fullDay(to)}`, parts }, shop);
}

/**
 * Tells the customer that the shop has moved the day of shipping, after some minutes. A mail that was not sent yet is
 * replaced; nothing is mailed if the day is again the one that the customer knows.
 */
export async function tellOfMovedDay(
  trx: Transaction,
  before: OrderRow,
  made: OrderRow,
  shop: MailShop,
  now: EpochMs,
): Promise<void> {
  const { ships_on: to } = made;
  if (before.ships_on === null || to === null || to === before.ships_on) return;
  const withdrawn = await withdrawMail(trx, { about: made.number, kind: DATE_MAIL }, now);
  const [last, , unmailed] = await trx
    .selectFrom("ship_promise")
    .select(["ships_on", "reason"])
    .where("order_id", "=", made.id)
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  const from = withdrawn > 0 && unmailed ? unmailed.ships_on : before.ships_on;
  if (from === to) return;
  const mail = orderDateMail(await linkedOrder(trx, made), { from, to, reason: last?.reason ?? "" }, shop);
  await queueMail(trx, mail, now, { notBefore: now + UNDO_MS });
}
