import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { Unmovable } from "~/house/capacity/unmovable";
import type { MailShop } from "~/house/mail/frame.server";
import type { OrderFile } from "../order-file";
import { eventOfRevision, type OrderEventRow } from "./order-events.server";
import { fileOf } from "./order-file.server";
import { followWithMoney } from "./order-invoices.server";
import type { OrderRow } from "./order-rows.server";
import { rowOfNumber } from "./orders.server";

/**
 * Why a change was refused: the order has changed in the meantime, freight or tax is missing, or it cannot ship on the
 * typed day.
 */
export type ChangeRefusal = "changed" | "unpriced" | Unmovable;

export type ChangeOutcome = OrderFile | ChangeRefusal | "unknown";

/** The order that an admin changes, and the admin. */
export interface ChangeTarget {
  readonly number: string;
  /** The revision that the admin saw. */
  readonly revision: number;
  readonly actorId: string;
  readonly shop: MailShop;
  /** The provider makes invoices for confirmed orders. */
  readonly isInvoiced?: boolean;
  /** A guest's order is confirmed as that of the customer with its address. */
  readonly isKnownCustomer?: boolean;
}

export interface OrderWork {
  readonly make: (trx: Transaction, row: OrderRow) => Promise<"made" | ChangeRefusal>;
  /** Whether an event is the same change, made earlier and not undone. */
  readonly isSame: (trx: Transaction, event: OrderEventRow, row: OrderRow) => Promise<boolean>;
  /** Tells the customer what changed between the two rows; called after the payment was updated. */
  readonly tell?: (trx: Transaction, before: OrderRow, made: OrderRow) => Promise<void>;
}

/** Changes the order that the admin saw, or finds that the change was already made: a double click sends it twice. */
export async function changed(
  database: Database,
  { number, revision, actorId, shop, isInvoiced = false, isKnownCustomer = false }: ChangeTarget,
  { make, isSame, tell }: OrderWork,
  now: EpochMs,
): Promise<ChangeOutcome> {
  return write(database, async (trx) => {
    const row = await rowOfNumber(trx, number);
    if (!row) return "unknown";
    if (row.revision !== revision) {
      const event = await eventOfRevision(trx, row.id, revision + 1);
      return event?.actor_id === actorId && (await isSame(trx, event, row)) ? await fileOf(trx, row) : "changed";
    }
    const outcome = await make(trx, row);
    if (outcome !== "made") return outcome;
    await recordEvent(trx, { kind: "order.changed", actorId, subjectId: row.customer_id }, now);
    const made = (await rowOfNumber(trx, number)) ?? row;
    await followWithMoney(trx, row, made, { actorId, timeZone: shop.timeZone, isInvoiced, isKnownCustomer }, now);
    await tell?.(trx, row, made);
    return fileOf(trx, made);
  });
}
