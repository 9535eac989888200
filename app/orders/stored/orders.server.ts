import type { Insertable } from "kysely";
import { bookPlaced } from "~/capacity/follow-order.server";
import { fileForOrder, type OrderSender } from "~/customers/customer-files.server";
import type { Reader, Transaction } from "~/database/database.server";
import type { Schema } from "~/database/schema/schema.server";
import { invoiceOf } from "~/invoices/payments.server";
import {
  isOrderKey,
  isOrderNumber,
  isOver,
  type LinkedOrder,
  ORDER_STATES,
  type Order,
  type OrderLine,
  type OwnOrder,
} from "~/orders/order";
import type { PricedLine } from "~/orders/order-price";
import type { Changer } from "./order-changes.server";
import { notUndone, recordOrderEvent, stateEvents } from "./order-events.server";
import { ORDERS_PER_PAGE, type OrderPageOf, pageOf } from "./order-pages.server";
import { paymentOf } from "./order-payments.server";
import { type OrderRow, orderOf, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import { searchTextOf } from "./order-search.server";
import { remakesAbout } from "./remake-rows.server";
import { type BoughtSample, samplesCredited, storeCredits, storeSamples } from "./sample-credits.server";
import { storeSold } from "./sold-orders.server";

const OVER = ORDER_STATES.filter(isOver);

/** The lines of an order, priced. */
export interface PricedLines {
  readonly lines: readonly OrderLine[];
  /** What each line costs. */
  readonly amounts: readonly PricedLine[];
  /** The samples of earlier orders that it credits. */
  readonly credits: readonly BoughtSample[];
}

/** A new order as it is stored. */
export type NewOrder = Omit<
  Insertable<Schema["customer_order"]>,
  "id" | "number" | "state" | "revision" | "content_revision" | "fee_cents" | "file_id"
> &
  OrderSender;

/** Adds the lines of an order, with what they cost. */
export async function insertLines(
  trx: Transaction,
  orderId: number,
  { lines, amounts }: Pick<PricedLines, "lines" | "amounts">,
): Promise<void> {
  const stored = lines.map((line, position) => {
    const { listCents, cents } = amounts[position] as PricedLine;
    return { order_id: orderId, position, line: JSON.stringify(line), list_cents: listCents, cents };
  });
  await trx.insertInto("order_line").values(stored).execute();
}

/**
 * Adds an order with its lines, samples, first event, figures and search text, and books its minutes: those of a
 * remake ahead of others. The database gives it its number.
 *
 * @param placer its customer, unless somebody else is given
 */
export async function insertOrder(
  trx: Transaction,
  order: NewOrder,
  priced: PricedLines,
  placer: Changer = { by: "customer", actorId: order.customer_id ?? null },
): Promise<LinkedOrder> {
  const { lines, amounts, credits } = priced;
  const row = await trx
    .insertInto("customer_order")
    .values({ ...order, state: "received", file_id: await fileForOrder(trx, order) })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id, state } = row;
  await insertLines(trx, id, priced);
  await storeSamples(trx, id, lines, amounts);
  await storeCredits(trx, id, credits);
  const placed = { order_id: id, kind: "state", state, made_by: placer.by, revision: 0 } as const;
  await recordOrderEvent(trx, { ...placed, actor_id: placer.actorId }, order.placed_at);
  await storeSold(trx, row);
  await trx
    .insertInto("order_search")
    .values({ order_id: id, text: searchTextOf(row) })
    .execute();
  await bookPlaced(trx, row, order.placed_at);
  return linkedOrder(trx, (await rowOfId(trx, id)) ?? row);
}

const orders = (db: Reader) => db.selectFrom("customer_order").selectAll();

/** The stored order with a row id, or `undefined`. */
export async function rowOfId(db: Reader, id: number): Promise<OrderRow | undefined> {
  return orders(db).where("id", "=", id).executeTakeFirst();
}

/** The stored order with a number, or `undefined`. */
export async function rowOfNumber(db: Reader, number: string): Promise<OrderRow | undefined> {
  return isOrderNumber(number) ? orders(db).where("number", "=", number).executeTakeFirst() : undefined;
}

/** The stored order whose page has this secret, or `undefined`. */
export async function rowOfLink(db: Reader, link: string): Promise<OrderRow | undefined> {
  return isOrderKey(link) ? orders(db).where("link", "=", link).executeTakeFirst() : undefined;
}

/** A whole stored order, with the secret of its page. */
export async function linkedOrder(db: Reader, row: OrderRow): Promise<LinkedOrder> {
  const lines = await db
    .selectFrom("order_line")
    .select(["line", "list_cents", "cents"])
    .where("order_id", "=", row.id)
    .orderBy("position")
    .execute();
  const events = notUndone(await stateEvents(db, row.id));
  const messages = await db
    .selectFrom("order_message")
    .select(["at", "made_by", "text"])
    .where("order_id", "=", row.id)
    .orderBy("id")
    .execute();
  const sampleCredits = await samplesCredited(db, row.id);
  const payment = await paymentOf(db, row.id);
  const invoice = await invoiceOf(db, row.id);
  const order = { ...orderOf(row, { lines, events, messages, sampleCredits }), ...(await remakesAbout(db, row)) };
  return { order: { ...order, ...(payment && { payment }), ...(invoice && { invoice }) }, link: row.link };
}

/** The secret of the page of the order placed with a key, and the hash of its content, or `null`. */
export async function findOrderByKey(
  db: Reader,
  key: string,
): Promise<{ readonly link: string; readonly contentHash: string } | null> {
  const row = await db
    .selectFrom("customer_order")
    .select(["link", "content_hash as contentHash"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row ?? null;
}

/** The order whose page has this secret, or `null`. */
export async function findOrderByLink(db: Reader, link: string): Promise<LinkedOrder | null> {
  const row = await rowOfLink(db, link);
  return row ? await linkedOrder(db, row) : null;
}

/** An account's order by its number, or `null`, even if another account has it. */
export async function findCustomersOrder(db: Reader, customerId: string, number: string): Promise<LinkedOrder | null> {
  const row = await rowOfNumber(db, number);
  return row?.customer_id === customerId ? await linkedOrder(db, row) : null;
}

interface Page {
  /** The number of the last order on the previous page; `null` or an unknown one for the first page. */
  readonly before: string | null;
  /** `true` for orders that are over, `false` for open ones; `null` for all. */
  readonly over: boolean | null;
}

/** A page of an account's orders, newest first. */
export async function listOrders(
  db: Reader,
  customerId: string,
  { before, over }: Page,
): Promise<OrderPageOf<OwnOrder>> {
  const last = before === null ? undefined : await rowOfNumber(db, before);
  let asked = db
    .selectFrom("customer_order")
    .leftJoin("order_message as message", (join) =>
      join.on("message.id", "=", ({ selectFrom }) =>
        selectFrom("order_message")
          .select(({ fn }) => fn.max("order_message.id").as("id"))
          .whereRef("order_message.order_id", "=", "customer_order.id"),
      ),
    )
    .select(SUMMARY_COLUMNS)
    .select(["message.at as written_at", "message.made_by as written_by"])
    .where("customer_id", "=", customerId)
    .where("customer_order.id", "<", last?.customer_id === customerId ? last.id : Number.MAX_SAFE_INTEGER)
    .orderBy("customer_order.id", "desc")
    .limit(ORDERS_PER_PAGE + 1);
  if (over !== null) asked = asked.where("customer_order.state", over ? "in" : "not in", OVER);
  const rows = await asked.execute();
  return pageOf(
    rows.map(({ written_at: at, written_by: by, ...row }) => ({
      ...summaryOf(row),
      lastMessage: at === null || by === null ? null : { at: new Date(at).toISOString(), by },
    })),
  );
}

/** All orders of an account, newest first, without the secrets of their pages. */
export async function everyOrderOf(db: Reader, customerId: string): Promise<readonly Order[]> {
  const rows = await orders(db).where("customer_id", "=", customerId).orderBy("id", "desc").execute();
  const whole: Order[] = [];
  for (const row of rows) whole.push((await linkedOrder(db, row)).order);
  return whole;
}

/** How many orders an account has, and how many of them are open. */
export async function countOrders(db: Reader, customerId: string): Promise<{ active: number; total: number }> {
  return db
    .selectFrom("customer_order")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("state", "not in", OVER).as("active"),
      fn.countAll<number>().as("total"),
    ])
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
}
