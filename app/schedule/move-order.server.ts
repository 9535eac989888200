import { recordEvent } from "~/audit/audit.server";
import { bookingAgain } from "~/capacity/follow-order.server";
import { type Unmovable, whyNotOn } from "~/capacity/order-plan.server";
import { type Database, type Transaction, write } from "~/database/database.server";
import { fullDay } from "~/invoices/invoice-words";
import type { MailShop } from "~/mail/frame.server";
import { type NewMail, queueMail, UNDO_MS, withdrawMail } from "~/mail/outbox.server";
import { type LinkedOrder, UNSHIPPED } from "~/orders/order";
import { changeOrder } from "~/orders/stored/order-changes.server";
import { followWithMoney } from "~/orders/stored/order-invoices.server";
import { orderMail } from "~/orders/stored/order-mail.server";
import type { OrderRow } from "~/orders/stored/order-rows.server";
import { linkedOrder, rowOfNumber } from "~/orders/stored/orders.server";
import type { SeenDay } from "./move-form";

/** A new day for an order, and the person who sets it. */
export interface Move {
  readonly order: SeenDay;
  /** YYYY-MM-DD. */
  readonly newDate: string;
  readonly reason: string;
  /** The customer asked for it, so that it does not count as late. */
  readonly isCustomers: boolean;
  readonly actorId: string;
  /** The shop's name and addresses for the mail to the customer. */
  readonly shop: MailShop;
  /** The provider makes invoices for confirmed orders. */
  readonly isInvoiced: boolean;
}

/** The result of a move: "changed" if the order has another day or has shipped in the meantime. */
export type MoveOutcome = "moved" | "changed" | "unknown" | Unmovable;

/** The kind of the mails about a moved day. */
const DATE_MAIL = "order-date";

interface MovedDay {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** The mail that tells a customer that their order ships on another day. It is filed under the order's number. */
function orderDateMail(linked: LinkedOrder, { from, to, reason }: MovedDay, shop: MailShop): NewMail {
  const { number } = linked.order;
  const parts = [
    `Your order ${number} now ships by ${fullDay(to)}. Before, it was ${fullDay(from)}.`,
    ...(reason ? [{ quote: reason }] : []),
    "If the new date does not work for you, please answer on the order's page or call us.",
  ];
  return orderMail(linked, { kind: DATE_MAIL, subject: `Your order ${number} ships by ${fullDay(to)}`, parts }, shop);
}

async function tellCustomer(trx: Transaction, row: OrderRow, move: Move, now: number): Promise<void> {
  const { order, newDate: to, reason, shop } = move;
  const moved = await rowOfNumber(trx, row.number);
  if (!moved) return;
  // A mail that was not sent yet is replaced; nothing is mailed if the day is again the one that the customer knows.
  const withdrawn = await withdrawMail(trx, { about: row.number, kind: DATE_MAIL }, now);
  const [, , unmailed] = await trx
    .selectFrom("ship_promise")
    .select("ships_on")
    .where("order_id", "=", row.id)
    .orderBy("id", "desc")
    .limit(3)
    .execute();
  const known = withdrawn > 0 && unmailed ? unmailed.ships_on : order.shipsOn;
  if (known === to) return;
  const mail = orderDateMail(await linkedOrder(trx, moved), { from: known, to, reason }, shop);
  await queueMail(trx, mail, now, { notBefore: now + UNDO_MS });
}

/**
 * Moves the day of an order that has not shipped, books its minutes for it, and mails the customer.
 *
 * @param now in milliseconds since the epoch
 */
export function moveShipDate(database: Database, move: Move, now: number): Promise<MoveOutcome> {
  const { order, newDate, reason, isCustomers, actorId } = move;
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, order.number);
    if (!row) return "unknown";
    if (row.ships_on === newDate && row.ships_on !== order.shipsOn) return "moved";
    if (row.ships_on !== order.shipsOn || !UNSHIPPED.includes(row.state)) return "changed";
    if (row.ships_on === newDate) return "moved";
    const why = await whyNotOn(trx, row, newDate, await bookingAgain(trx, row, now));
    if (why) return why;
    const change = {
      kind: "terms",
      detail: { shipsOn: newDate, reason },
      changed: { ships_on: newDate },
      moved: { kind: isCustomers ? "customer" : "shop", reason },
    } as const;
    await changeOrder(trx, row, { by: "shop", actorId }, change, now);
    await recordEvent(trx, { kind: "order.moved", actorId, subjectId: row.customer_id }, now);
    const made = (await rowOfNumber(trx, row.number)) ?? row;
    const by = { actorId, timeZone: move.shop.timeZone, isInvoiced: move.isInvoiced };
    await followWithMoney(trx, row, made, by, now);
    await tellCustomer(trx, row, move, now);
    return "moved";
  });
}
