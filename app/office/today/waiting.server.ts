import { sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { CalendarDay, EpochMs, TimeZone } from "~/base/time/time";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import { IS_UNSETTLED, isOverdueBy, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import { countSlips } from "~/office/schedule/slips.server";
import { daysBefore, type OrderTab, restOfWeek } from "~/ordering/orders/order-file";
import {
  HAS_OPEN_DRAWINGS,
  HAS_REQUESTED_CHANGE,
  shipsOn,
  UNPAID_AT_PROVIDER,
  unansweredSince,
} from "~/ordering/orders/stored/order-conditions.server";
import { IS_OPEN_CLAIM } from "~/ordering/orders/stored/remake-rows.server";
import { dayIn } from "~/trade/measure/days";
import type { Cents } from "~/trade/measure/money";
import type { AllWaiting } from "./today";

const countOrders = (db: Reader) =>
  db.selectFrom("customer_order").select(({ fn }) => fn.countAll<number>().as("count"));

async function countOf(query: { executeTakeFirstOrThrow(): Promise<{ readonly count: number }> }): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).count;
}

const countOrderMessages = (db: Reader, today: CalendarDay): Promise<number> =>
  countOf(
    db
      .selectFrom("order_message as last")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("last.at", ">", unansweredSince(today))
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

interface Balances {
  readonly unpaid: number;
  readonly partPaid: number;
  readonly outstandingCents: Cents;
  readonly overdueCents: Cents;
  readonly creditCents: Cents;
}

/** What the shop's own invoices owe or are owed, added up by the index of those that are not settled. */
async function readBalances(db: Reader, today: CalendarDay): Promise<Balances> {
  const owed = sql<number>`sum(case when ${OWED_CENTS} > 0 then ${OWED_CENTS} else 0 end)`;
  const sums = await db
    .selectFrom("invoice")
    .select([
      sql<number>`sum(case when ${OWED_CENTS} > 0 then 1 else 0 end)`.as("unpaid"),
      sql<number>`sum(case when ${OWED_CENTS} > 0 and invoice.paid_cents > 0 then 1 else 0 end)`.as("part"),
      owed.as("outstanding"),
      sql<number>`sum(case when ${isOverdueBy(today)} then ${OWED_CENTS} else 0 end)`.as("overdue"),
      sql<number>`sum(case when ${OWED_CENTS} < 0 then -${OWED_CENTS} else 0 end)`.as("credit"),
    ])
    .where(IS_UNSETTLED)
    .executeTakeFirstOrThrow();
  return {
    unpaid: Number(sums.unpaid ?? 0),
    partPaid: Number(sums.part ?? 0),
    outstandingCents: Number(sums.outstanding ?? 0),
    overdueCents: Number(sums.overdue ?? 0),
    creditCents: Number(sums.credit ?? 0),
  };
}

/** How many confirmed orders the provider's invoices say are not paid in full. */
async function countUnpaidAtProvider(db: Reader): Promise<number> {
  return countOf(
    db
      .selectFrom("order_payment")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("state", "in", UNPAID_AT_PROVIDER),
  );
}

/** In the shop's own database; accounts are counted by their provider. */
export async function countWaiting(db: Reader, zone: TimeZone, now: EpochMs): Promise<AllWaiting> {
  const today = dayIn(zone, new Date(now).toISOString());
  const balances = await readBalances(db, today);
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
    awaitingPayment: balances.unpaid + (await countUnpaidAtProvider(db)),
    partPaid: balances.partPaid,
    outstanding: balances.outstandingCents,
    overdue: balances.overdueCents,
    creditOwed: balances.creditCents,
    drawingsToApprove: await countOf(countOrders(db).where(HAS_OPEN_DRAWINGS)),
    requestedChanges: await countOf(countOrders(db).where(HAS_REQUESTED_CHANGE)),
    openClaims: await countOpenClaims(db),
    orderMessages: await countOrderMessages(db, today),
    unreadMessages: messages.count,
    failedMail: mails.count,
    shipsThisWeek: await countOf(countOrders(db).where(shipsOn(restOfWeek(today)))),
    late: await countOf(countOrders(db).where(shipsOn(daysBefore(today)))),
    slipping: await countSlips(db, now),
  };
}

/** How many orders each list of the office has. `late`: how many slip. */
export async function countByTab(
  db: Reader,
  today: CalendarDay,
  late: number,
): Promise<Readonly<Record<OrderTab, number>>> {
  const balances = await readBalances(db, today);
  const open = await db
    .selectFrom("customer_order")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .where("state", "in", UNSHIPPED)
    .groupBy("state")
    .execute();
  const inState = (state: OrderState) => Number(open.find((row) => row.state === state)?.count ?? 0);
  return {
    confirm: inState("received"),
    pay: balances.unpaid + (await countUnpaidAtProvider(db)),
    make: inState("confirmed"),
    ship: inState("in-production"),
    late,
    "part-paid": balances.partPaid,
    all: await countOf(countOrders(db)),
  };
}
