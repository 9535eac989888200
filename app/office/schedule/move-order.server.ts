import { type Database, write } from "~/base/database/database.server";
import type { CalendarDay, EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { UNSHIPPED } from "~/house/capacity/order-state";
import type { Unmovable } from "~/house/capacity/unmovable";
import type { MailShop } from "~/house/mail/frame.server";
import { changeWords } from "~/ordering/orders/page/order-change-words";
import { changeOrder } from "~/ordering/orders/stored/change-order.server";
import { followWithMoney } from "~/ordering/orders/stored/order-invoices.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { dayFor, tellOfMovedDay } from "~/ordering/orders/stored/ship-day.server";
import type { SeenDay } from "./move-form";

/** A new day for an order, and the person who sets it. */
export interface Move {
  readonly order: SeenDay;
  readonly newDate: CalendarDay;
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

/** Moves the day of an order that has not shipped, books its minutes for it, and mails the customer. */
export function moveShipDate(database: Database, move: Move, now: EpochMs): Promise<MoveOutcome> {
  const { order, newDate, reason, isCustomers, actorId } = move;
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, order.number);
    if (!row) return "unknown";
    if (row.ships_on === newDate && row.ships_on !== order.shipsOn) return "moved";
    if (row.ships_on !== order.shipsOn || !UNSHIPPED.includes(row.state)) return "changed";
    if (row.ships_on === newDate) return "moved";
    const day = await dayFor(trx, row, { shipsOn: newDate, state: row.state, reason, isCustomers }, now);
    if (!day) return "moved";
    if ("problem" in day) return day;
    const change = { kind: "terms", detail: { shipsOn: newDate, reason }, changed: {}, day } as const;
    await changeOrder(trx, row, { by: "shop", actorId }, change, now);
    const made = (await rowOfNumber(trx, row.number)) ?? row;
    const what = changeWords({ shipsOn: row.ships_on }, { shipsOn: made.ships_on });
    await recordEvent(trx, { kind: "order.moved", actorId, subjectId: row.customer_id, order: row.number, what }, now);
    const by = { actorId, timeZone: move.shop.timeZone, isInvoiced: move.isInvoiced };
    await followWithMoney(trx, row, made, by, now);
    await tellOfMovedDay(trx, row, made, move.shop, now);
    return "moved";
  });
}
