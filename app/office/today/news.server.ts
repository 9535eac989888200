import type { Reader } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";
import type { NewsItem } from "./today";

const NEWS_LENGTH = 12;

interface Row extends Omit<NewsItem, "at"> {
  readonly at: EpochMs;
}

const nameOf = (first: string, last: string, business: string) =>
  [`${first} ${last}`.trim(), business].filter(Boolean).join(", ");

const ofOrder = (
  order: { number: string; at: number; first_name: string; last_name: string; business_name: string },
  what: string,
  page = "",
): Row => ({
  at: order.at,
  what: `${what} ${order.number}`,
  who: nameOf(order.first_name, order.last_name, order.business_name),
  to: `/admin/orders/${order.number}${page}`,
});

async function orders(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("customer_order")
    .select(["number", "placed_at as at", "first_name", "last_name", "business_name"])
    .orderBy("id", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ofOrder(row, "Order"));
}

async function orderMessages(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("order_message")
    .innerJoin("customer_order", "customer_order.id", "order_message.order_id")
    .select(["number", "at", "first_name", "last_name", "business_name"])
    .where("made_by", "=", "customer")
    .orderBy("order_message.id", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ofOrder(row, "Message about order"));
}

async function claims(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("claim")
    .innerJoin("customer_order", "customer_order.id", "claim.order_id")
    .select(["claim.id", "number", "at", "first_name", "last_name", "business_name"])
    .orderBy("claim.position", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ofOrder(row, "Claim about order", `/claims/${row.id}`));
}

async function requestedChanges(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("order_change")
    .innerJoin("customer_order", "customer_order.id", "order_change.order_id")
    .select(["number", "asked_at as at", "first_name", "last_name", "business_name"])
    .where("made_by", "=", "customer")
    .orderBy("order_change.id", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ofOrder(row, "Requested change of order"));
}

async function messages(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("contact_message")
    .select(["id", "name", "received_at as at"])
    .where("deleted_at", "is", null)
    .orderBy("received_at", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map(({ id, name, at }) => ({ at, what: "Message", who: name, to: `/admin/messages/${id}` }));
}

async function applications(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("audit_event")
    .leftJoin("account", "account.id", "subject_id")
    .select(["at", "first_name", "last_name", "email"])
    .where("kind", "=", "account.registered")
    .orderBy("audit_event.id", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    what: "New account",
    who: nameOf(row.first_name ?? "", row.last_name ?? "", row.email ?? ""),
    to: "/admin/accounts",
  }));
}

const SOURCES: readonly (readonly [AdminPart, (db: Reader) => Promise<readonly Row[]>])[] = [
  ["orders", orders],
  ["orders", orderMessages],
  ["orders", claims],
  ["orders", requestedChanges],
  ["messages", messages],
  ["customers", applications],
];

/** The latest things that customers did, newest first, as far as a role may read of them. */
export async function latestNews(db: Reader, role: Role): Promise<readonly NewsItem[]> {
  const found: Row[] = [];
  for (const [part, read] of SOURCES) if (mayOpen(role, part)) found.push(...(await read(db)));
  return found
    .sort((one, other) => other.at - one.at)
    .slice(0, NEWS_LENGTH)
    .map(({ at, ...item }) => ({ ...item, at: isoOf(at) }));
}
