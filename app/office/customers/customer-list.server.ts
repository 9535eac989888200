import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { foldedSearch } from "~/base/database/differences/search-text.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { isoOf } from "~/base/time/time";
import { INVOICED_CENTS, IS_UNSETTLED, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import type { FileRow } from "~/provider/accounts/customer-files.server";
import { findTier } from "~/trade/pricing/tiers";
import {
  CUSTOMERS_PER_PAGE,
  type CustomerCounts,
  type CustomerListPage,
  type CustomerQuery,
  type CustomerSums,
  type ListedCustomer,
} from "./customer-list";

/** A customer's name, or the e-mail address of one without a name. */
export const nameOfFile = ({ first_name, last_name, email }: Pick<FileRow, "first_name" | "last_name" | "email">) =>
  `${first_name} ${last_name}`.trim() || email;

/** A customer's file by the key in the address of its page, or `undefined`. */
export const fileOfKey = (db: Reader, key: string): Promise<FileRow | undefined> =>
  db.selectFrom("customer_file").selectAll().where("key", "=", key).executeTakeFirst();

/**
 * What a customer owes, all orders together: of the few whose invoices are not settled. The order of the join makes the
 * database begin with those.
 */
const balances = (db: Reader) =>
  db
    .selectFrom("invoice")
    .crossJoin("customer_order")
    .whereRef("customer_order.id", "=", "invoice.order_id")
    .select(["file_id", ({ fn }) => fn.sum<number>(OWED_CENTS).as("cents")])
    .where(IS_UNSETTLED)
    .groupBy("file_id");

const owing = (db: Reader) =>
  balances(db)
    .clearSelect()
    .select("file_id")
    .where("file_id", "is not", null)
    .having(({ eb, fn }) => eb(fn.sum<number>(OWED_CENTS), ">", 0));

const file = expressionBuilder<Schema, "customer_file">();

const conditionsOf = (
  db: Reader,
  { search, tier, state, kind, owes }: CustomerQuery,
): readonly Expression<SqlBool>[] => [
  ...(search === "" ? [] : [file(sql<number>`instr(customer_file.search_text, ${foldedSearch(search)})`, ">", 0)]),
  ...(tier === null ? [] : [file("customer_file.tier", "=", tier)]),
  ...(state === null ? [] : [file("customer_file.state", "=", state)]),
  ...(kind === null ? [] : [file("customer_file.account_id", kind === "guest" ? "is" : "is not", null)]),
  ...(owes ? [file("customer_file.id", "in", owing(db))] : []),
];

function filesOf(db: Reader, query: CustomerQuery, most: number) {
  const files = db
    .selectFrom("customer_file")
    .selectAll("customer_file")
    .where(({ and }) => and(conditionsOf(db, query)))
    .offset((query.page - 1) * most)
    .limit(most + 1);
  const direction = query.sort?.isDescending ? "desc" : "asc";
  switch (query.sort?.by) {
    case "customer":
      return files
        .orderBy(sql`lower(customer_file.first_name || ' ' || customer_file.last_name)`, direction)
        .orderBy("customer_file.id", "desc")
        .execute();
    case "balance":
      return files
        .leftJoin(balances(db).as("balance"), "balance.file_id", "customer_file.id")
        .orderBy(sql`coalesce(balance.cents, 0)`, direction)
        .orderBy("customer_file.id", "desc")
        .execute();
    default:
      return files.orderBy("customer_file.id", "desc").execute();
  }
}

/** How many orders each of some customers has, and the latest of them. */
async function ordersOf(db: Reader, ids: readonly number[]) {
  const counted = await db
    .selectFrom("customer_order")
    .select(["file_id", ({ fn }) => fn.countAll<number>().as("orders"), ({ fn }) => fn.max("id").as("last")])
    .where("file_id", "in", ids)
    .groupBy("file_id")
    .execute();
  if (counted.length === 0) return new Map<number | null, never>();
  const latest = await db
    .selectFrom("customer_order")
    .select(["file_id", "placed_at", "city", "province"])
    .where(
      "id",
      "in",
      counted.map(({ last }) => last),
    )
    .execute();
  const orders = new Map(counted.map((row) => [row.file_id, Number(row.orders)]));
  return new Map(latest.map((row) => [row.file_id, { ...row, orders: orders.get(row.file_id) ?? 0 }]));
}

const SUMS = [sql<number>`sum(${INVOICED_CENTS})`.as("bought"), sql<number>`sum(${OWED_CENTS})`.as("balance")] as const;

/** What each of some customers bought and owes, by the invoices. */
async function moneyOf(db: Reader, ids: readonly number[]) {
  const rows = await db
    .selectFrom("customer_order")
    .innerJoin("invoice", "invoice.order_id", "customer_order.id")
    .select("file_id")
    .select(SUMS)
    .where("file_id", "in", ids)
    .groupBy("file_id")
    .execute();
  return new Map(rows.map((row) => [row.file_id, row]));
}

/** A page of customers, the newest first unless the query sorts them. */
export async function listCustomers(
  db: Reader,
  query: CustomerQuery,
  most = CUSTOMERS_PER_PAGE,
): Promise<CustomerListPage> {
  const rows = await filesOf(db, query, most);
  const shown = rows.slice(0, most);
  if (shown.length === 0) return { customers: [], hasMore: false };
  const ids = shown.map(({ id }) => id);
  const [orders, money] = [await ordersOf(db, ids), await moneyOf(db, ids)];
  const customers = shown.map((row): ListedCustomer => {
    const [last, sums] = [orders.get(row.id), money.get(row.id)];
    return {
      key: row.key,
      name: nameOfFile(row),
      email: row.email,
      businessName: row.business_name,
      state: row.state,
      tier: (row.tier && findTier(row.tier)?.id) || null,
      place: last ? [last.city, last.province].filter(Boolean).join(", ") : "",
      orders: last?.orders ?? 0,
      lastOrderAt: last ? isoOf(last.placed_at) : null,
      boughtCents: sums ? Number(sums.bought) : null,
      balanceCents: sums ? Number(sums.balance) : null,
    };
  });
  return { customers, hasMore: rows.length > most };
}

/** How many customers or invoices a sum under the list adds up at most: the work for one page stays bounded. */
const SUMMED = 5000;

/** What all customers of a filter come to; `null` for a search, or if there are too many. */
export async function sumCustomers(db: Reader, query: CustomerQuery): Promise<CustomerSums | null> {
  if (query.search !== "") return null;
  const found = db
    .selectFrom("customer_file")
    .where(({ and }) => and(conditionsOf(db, query)))
    .limit(SUMMED + 1);
  const invoices = found
    .innerJoin("customer_order", "customer_order.file_id", "customer_file.id")
    .innerJoin("invoice", "invoice.order_id", "customer_order.id")
    .select([INVOICED_CENTS.as("bought"), OWED_CENTS.as("balance")]);
  const sums = await db
    .selectFrom(invoices.as("listed"))
    .select(({ fn }) => [
      fn.countAll<number>().as("invoices"),
      fn.coalesce(fn.sum<number>("bought"), sql<number>`0`).as("bought"),
      fn.coalesce(fn.sum<number>("balance"), sql<number>`0`).as("balance"),
    ])
    .executeTakeFirstOrThrow();
  if (Number(sums.invoices) > SUMMED) return null;
  const { count } = await db
    .selectFrom(found.select("customer_file.id").as("listed"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) > SUMMED) return null;
  return { count: Number(count), boughtCents: Number(sums.bought), balanceCents: Number(sums.balance) };
}

export async function countCustomers(db: Reader): Promise<CustomerCounts> {
  const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ readonly count: number }> }) =>
    Number((await query.executeTakeFirstOrThrow()).count);
  const count = () => db.selectFrom("customer_file").select(({ fn }) => fn.countAll<number>().as("count"));
  const accounts = count().where("account_id", "is not", null);
  const all = await countOf(count());
  const account = await countOf(accounts);
  const owes = db.selectFrom(owing(db).as("owing")).select(({ fn }) => fn.countAll<number>().as("count"));
  return {
    all,
    account,
    guest: all - account,
    pending: await countOf(accounts.where("state", "=", "pending")),
    owes: await countOf(owes),
  };
}
