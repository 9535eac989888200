import { type Expression, type SqlBool, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { DAY_MS, type EpochMs, type TimeZone } from "~/base/time/time";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import { IS_UNSETTLED, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import { countSlips } from "~/office/schedule/slips.server";
import { type OrderTab, restOfWeek } from "~/ordering/orders/order-file";
import { HAS_OPEN_DRAWINGS, HAS_REQUESTED_CHANGE, shipsOn } from "~/ordering/orders/stored/received-orders.server";
import { IS_OPEN_CLAIM } from "~/ordering/orders/stored/remake-rows.server";
import { dayIn } from "~/trade/measure/days";
import type { AllWaiting } from "./today";

/** How far back unanswered messages about orders are counted, in milliseconds: 60 days. */
const MESSAGES_MS = 60 * DAY_MS;

const countOrders = (db: Reader) =>
  db.selectFrom("customer_order").select(({ fn }) => fn.countAll<number>().as("count"));

async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ readonly count: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).count;
}

const countOrderMessages = (db: Reader, now: EpochMs): Promise<number> =>
  countOf(
    db
      .selectFrom("order_message as last")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("last.at", ">", now - MESSAGES_MS)
      .where("last.made_by", "=", "customer")
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("order_message as later")
              .select("later.id")
              .whereRef("later.order_id", "=", "last.order_id")
              .whereRef("later.id", ">", "last.id"),
          ),
        ),
      ),
  );

const countOpenClaims = (db: Reader): Promise<number> =>
  countOf(
    db
      .selectFrom("claim")
      .select(({ fn }) => fn.count<number>("claim.order_id").distinct().as("count"))
      .where(IS_OPEN_CLAIM),
  );

/** How many invoices owe something, or are owed to their customers: the shop's own, counted by the index of such. */
const countInvoices = (db: Reader, condition: Expression<SqlBool>): Promise<number> =>
  countOf(
    db
      .selectFrom("invoice")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where(IS_UNSETTLED)
      .where(condition),
  );

/** How many confirmed orders were not paid in full, by the shop's own invoices or the provider's. */
async function countUnpaid(db: Reader): Promise<number> {
  const own = await countInvoices(db, sql<SqlBool>`${OWED_CENTS} > 0`);
  const atProvider = await db
    .selectFrom("order_payment")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "in", ["waiting", "wanted", "made", "failed"])
    .executeTakeFirstOrThrow();
  return own + atProvider.count;
}

/** In the shop's own database; accounts are counted by their provider. */
export async function countWaiting(db: Reader, zone: TimeZone, now: EpochMs): Promise<AllWaiting> {
  const today = dayIn(zone, new Date(now).toISOString());
  const messages = await db
    .selectFrom("contact_message")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("read_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sent_at", "is", null)
    .where("failed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    ordersToConfirm: await countOf(countOrders(db).where("state", "=", "received")),
    awaitingPayment: await countUnpaid(db),
    creditOwed: await countInvoices(db, sql<SqlBool>`${OWED_CENTS} < 0`),
    drawingsToApprove: await countOf(countOrders(db).where(HAS_OPEN_DRAWINGS)),
    requestedChanges: await countOf(countOrders(db).where(HAS_REQUESTED_CHANGE)),
    openClaims: await countOpenClaims(db),
    orderMessages: await countOrderMessages(db, now),
    unreadMessages: messages.count,
    failedMail: mails.count,
    shipsThisWeek: await countOf(countOrders(db).where(shipsOn(restOfWeek(today)))),
    late: await countSlips(db, now),
  };
}

/** How many orders each list of the office has. `late`: how many slip. */
export async function countByTab(db: Reader, late: number): Promise<Readonly<Record<OrderTab, number>>> {
  const open = await db
    .selectFrom("customer_order")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("state", "in", UNSHIPPED)
    .groupBy("state")
    .execute();
  const inState = (state: OrderState) => Number(open.find((row) => row.state === state)?.count ?? 0);
  return {
    confirm: inState("received"),
    pay: await countUnpaid(db),
    make: inState("confirmed"),
    ship: inState("in-production"),
    late,
    "part-paid": await countInvoices(db, sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents > 0`),
    all: await countOf(countOrders(db)),
  };
}
