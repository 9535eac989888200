import { randomBytes } from "node:crypto";
import { type Kysely, type Migration, sql } from "kysely";
import { folded } from "../differences/search-text.server";
import type { Schema } from "../schema/schema.server";
import { numbered, required } from "./0001/columns.server";

/** How many customers are added with one statement. */
const AT_A_TIME = 500;

const NEED_A_DECISION = ["reseller", "dealer", "wholesaler"];

type State = "active" | "approved" | "pending" | "rejected";

interface Known {
  readonly account_id: string | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly business_name: string;
  readonly tier: string | null;
  readonly state: State | null;
}

function stateOf(tags: readonly string[], tier: string | null): State {
  const decision = (["approved", "rejected"] as const).find((tag) => tags.includes(tag));
  return decision ?? (tier !== null && NEED_A_DECISION.includes(tier) ? "pending" : "active");
}

async function add(db: Kysely<Schema>, customers: readonly Known[]): Promise<void> {
  for (let from = 0; from < customers.length; from += AT_A_TIME) {
    const rows = customers.slice(from, from + AT_A_TIME).map((customer) => ({
      ...customer,
      key: randomBytes(16).toString("hex"),
      search_text: [`${customer.first_name} ${customer.last_name}`, customer.email, customer.business_name]
        .map(folded)
        .join("\n"),
    }));
    await db.insertInto("customer_file").values(rows).execute();
  }
}

/** The address of an order as one spelling; the database changes only the letters from A to Z. */
const ADDRESS = sql<string>`lower(trim(customer_order.email))`;

const NAMES = ["customer_order.first_name", "customer_order.last_name", "customer_order.business_name"] as const;

async function addAccounts(db: Kysely<Schema>): Promise<void> {
  const latest = await db
    .selectFrom("customer_order")
    .select([ADDRESS.as("email"), "customer_order.customer_id as account_id", ...NAMES])
    .where("customer_order.id", "in", ({ selectFrom }) =>
      selectFrom("customer_order as last")
        .select(({ fn }) => fn.max("last.id").as("id"))
        .where("last.customer_id", "is not", null)
        .groupBy("last.customer_id"),
    )
    .execute();
  const ordering = new Map(latest.map((row) => [row.account_id, row]));
  const rows = await db
    .selectFrom("account")
    .select(["id", "email", "first_name", "last_name", "tags", "tier"])
    .orderBy("id")
    .execute();
  const accounts = rows.map(({ id, email, tags, ...row }) => ({
    ...row,
    account_id: id,
    email: email.trim().toLowerCase(),
    business_name: ordering.get(id)?.business_name ?? "",
    state: stateOf(JSON.parse(tags) as string[], row.tier),
  }));
  for (const { id } of rows) ordering.delete(id);
  const others = [...ordering.values()].map((row) => ({ ...row, tier: null, state: "active" as const }));
  await add(db, [...accounts, ...others]);
}

async function addGuests(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom("customer_order")
    .select([ADDRESS.as("email"), ...NAMES])
    .where("customer_order.id", "in", ({ selectFrom }) =>
      selectFrom("customer_order as last")
        .select(({ fn }) => fn.max("last.id").as("id"))
        .where("last.customer_id", "is", null)
        .groupBy(sql`lower(trim(last.email))`),
    )
    .orderBy("customer_order.id")
    .execute();
  await add(
    db,
    rows.map((row) => ({ ...row, account_id: null, tier: null, state: null })),
  );
}

async function assignOrders(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable("customer_order")
    .set(({ selectFrom }) => ({
      file_id: selectFrom("customer_file as file")
        .select("file.id")
        .whereRef("file.account_id", "=", "customer_order.customer_id"),
    }))
    .where("customer_id", "is not", null)
    .execute();
  await db
    .updateTable("customer_order")
    .set(({ selectFrom }) => ({
      file_id: selectFrom("customer_file as file")
        .select("file.id")
        .where("file.account_id", "is", null)
        .where("file.email", "=", ADDRESS),
    }))
    .where("customer_id", "is", null)
    .execute();
}

/** Makes the files of the customers of a shop that has none, and assigns them their orders. */
export async function fillCustomers(db: Kysely<Schema>): Promise<void> {
  await addAccounts(db);
  await addGuests(db);
  await assignOrders(db);
}

/**
 * The migration that adds a file for each customer, with notes and certificates. Never edit it once a shop has it; add
 * another one.
 */
export const customers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("customer_file")
      .addColumn("id", "integer", numbered)
      .addColumn("key", "text", (column) => column.notNull().unique().check(sql`length(key) = 32`))
      .addColumn("account_id", "text", (column) => column.unique())
      .addColumn("email", "text", required)
      .addColumn("first_name", "text", required)
      .addColumn("last_name", "text", required)
      .addColumn("business_name", "text", required)
      .addColumn("tier", "text")
      .addColumn("state", "text", (column) => column.check(sql`state in ('active', 'pending', 'approved', 'rejected')`))
      .addColumn("search_text", "text", required)
      .execute();
    await db.schema
      .createIndex("customer_file_of_guest")
      .on("customer_file")
      .columns(["email"])
      .unique()
      .where(sql.ref("account_id"), "is", null)
      .execute();
    await db.schema
      .alterTable("customer_order")
      .addColumn("file_id", "integer", (column) => column.references("customer_file.id"))
      .execute();
    await db.schema.createIndex("customer_order_by_file").on("customer_order").columns(["file_id", "id"]).execute();

    await db.schema
      .createTable("customer_note")
      .addColumn("id", "integer", numbered)
      .addColumn("file_id", "integer", (column) => column.notNull().references("customer_file.id"))
      .addColumn("at", "integer", required)
      .addColumn("actor_id", "text", required)
      .addColumn("text", "text", (column) => column.notNull().check(sql`length(text) between 1 and 2000`))
      .addColumn("removed_at", "integer")
      .execute();
    await db.schema.createIndex("customer_note_by_file").on("customer_note").columns(["file_id", "id"]).execute();

    await db.schema
      .createTable("tax_certificate")
      .addColumn("id", "text", (column) => column.notNull().primaryKey().check(sql`length(id) = 32`))
      .addColumn("name", "text", required)
      .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('pdf', 'jpeg')`))
      .addColumn("added_at", "integer", required)
      .execute();
    // A file is stored in parts, so that no row is large: exports read many rows at a time.
    await db.schema
      .createTable("tax_certificate_part")
      .addColumn("certificate_id", "text", (column) => column.notNull().references("tax_certificate.id"))
      .addColumn("position", "integer", required)
      .addColumn("base64", "text", required)
      .addPrimaryKeyConstraint("tax_certificate_part_key", ["certificate_id", "position"])
      .execute();
    await db.schema
      .alterTable("customer_billing")
      .addColumn("certificate_file", "text", (column) => column.references("tax_certificate.id"))
      .execute();
    await db.schema
      .createIndex("contact_message_by_address")
      .on("contact_message")
      .expression(sql`lower(trim(email))`)
      .execute();
    await db.schema.createIndex("audit_event_by_subject").on("audit_event").columns(["subject_id", "id"]).execute();
    await fillCustomers(db as Kysely<Schema>);
  },
};
