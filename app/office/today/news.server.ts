import type { Reader } from "~/base/database/database.server";
import { type AdminPart, mayOpen, type Role } from "~/provider/accounts/roles";
import type { NewsItem } from "./today";

/** How many of the latest things are listed. */
const NEWS_LENGTH = 12;

interface Row {
  readonly at: number;
  readonly what: string;
  readonly who: string;
  readonly to: string;
}

const nameOf = (first: string, last: string, business: string) =>
  [`${first} ${last}`.trim(), business].filter(Boolean).join(", ");

async function orders(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("customer_order")
    .select(["number", "placed_at", "first_name", "last_name", "business_name"])
    .orderBy("id", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ({
    at: row.placed_at,
    what: `Order ${row.number}`,
    who: nameOf(row.first_name, row.last_name, row.business_name),
    to: `/admin/orders/${row.number}`,
  }));
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
  return rows.map((row) => ({
    at: row.at,
    what: `Message about order ${row.number}`,
    who: nameOf(row.first_name, row.last_name, row.business_name),
    to: `/admin/orders/${row.number}`,
  }));
}

async function claims(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("claim")
    .innerJoin("customer_order", "customer_order.id", "claim.order_id")
    .select(["claim.id", "number", "at", "first_name", "last_name", "business_name"])
    .orderBy("claim.position", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    what: `Claim about order ${row.number}`,
    who: nameOf(row.first_name, row.last_name, row.business_name),
    to: `/admin/orders/${row.number}/claims/${row.id}`,
  }));
}

async function requestedChanges(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("order_change")
    .innerJoin("customer_order", "customer_order.id", "order_change.order_id")
    .select(["number", "asked_at", "first_name", "last_name", "business_name"])
    .where("made_by", "=", "customer")
    .orderBy("order_change.id", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map((row) => ({
    at: row.asked_at,
    what: `Requested change of order ${row.number}`,
    who: nameOf(row.first_name, row.last_name, row.business_name),
    to: `/admin/orders/${row.number}`,
  }));
}

async function messages(db: Reader): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom("contact_message")
    .select(["id", "name", "received_at"])
    .where("deleted_at", "is", null)
    .orderBy("received_at", "desc")
    .limit(NEWS_LENGTH)
    .execute();
  return rows.map(({ id, name, received_at }) => ({
    at: received_at,
    what: "Message",
    who: name,
    to: `/admin/messages/${id}`,
  }));
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
    .map(({ at, ...item }) => ({ ...item, at: new Date(at).toISOString() }));
}
