import type { Reader } from "~/base/database/database.server";
import { readSearch } from "~/base/database/differences/search-reading.server";
import { isOver, ORDER_STATES } from "~/house/capacity/order-state";
import { invoiceOf } from "~/house/invoices/payments.server";
import { isOrderKey, isOrderNumber, type LinkedOrder, type Order, type OwnOrder, writtenNumber } from "../order";
import { notUndone, stateEvents } from "./order-events.server";
import {
  ORDERS_PER_PAGE,
  type OrderPageOf,
  type OrderRow,
  orderOf,
  pageOf,
  SUMMARY_COLUMNS,
  summaryOf,
} from "./order-rows.server";
import { providerPaymentOf } from "./provider-payments.server";
import { remakesAbout } from "./remake-rows.server";
import { samplesCredited } from "./sample-credits.server";

const OVER = ORDER_STATES.filter(isOver);

const orders = (db: Reader) => db.selectFrom("customer_order").selectAll();

export async function rowOfId(db: Reader, id: number): Promise<OrderRow | undefined> {
  return orders(db).where("id", "=", id).executeTakeFirst();
}

export async function rowOfNumber(db: Reader, number: string): Promise<OrderRow | undefined> {
  return isOrderNumber(number) ? orders(db).where("number", "=", number).executeTakeFirst() : undefined;
}

export async function rowOfLink(db: Reader, link: string): Promise<OrderRow | undefined> {
  return isOrderKey(link) ? orders(db).where("link", "=", link).executeTakeFirst() : undefined;
}

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
  const payment = await providerPaymentOf(db, row.id);
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
  readonly before: string | null;
  readonly over: boolean | null;
}

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

export async function everyOrderOf(db: Reader, customerId: string): Promise<readonly Order[]> {
  const rows = await orders(db).where("customer_id", "=", customerId).orderBy("id", "desc").execute();
  const whole: Order[] = [];
  for (const row of rows) whole.push((await linkedOrder(db, row)).order);
  return whole;
}

const MAX_DIGITS = 12;

/** The number of an order, written in any way; `isShort`: its digits alone are enough. */
export async function findOrderNumber(db: Reader, typed: string, isShort: boolean): Promise<string | null> {
  const { code } = readSearch(typed);
  const number = writtenNumber(code);
  const isDigits = isShort && /^\d+$/.test(code) && code.length <= MAX_DIGITS;
  if (!isDigits && number === null) return null;
  const order = db.selectFrom("customer_order").select("number");
  const row = isDigits ? order.where("id", "=", Number(code)) : order.where("number", "=", number ?? "");
  return (await row.executeTakeFirst())?.number ?? null;
}
