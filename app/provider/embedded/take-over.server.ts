import { sql } from "kysely";
import { type Database, type Reader, ROWS_PER_BATCH, write } from "~/base/database/database.server";
import type { CalendarDay } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import type { EarlierAccount, MovedCustomer, Receivers } from "../contract/take-over.server";
import { createAccount } from "./accounts.server";
import { decide } from "./approvals.server";
import { hashPassword } from "./passwords.server";
import { listProducts } from "./products.server";

/** A portion of the customers with their postal addresses, after the one with this number. */
const customersAfter = (db: Reader, rowid: number) =>
  db
    .selectFrom("customer")
    .leftJoin("customer_address as mailing", (join) =>
      join.onRef("mailing.customer_id", "=", "customer.id").on("mailing.kind", "=", "mailing"),
    )
    .select(["customer.rowid", "customer.email", "customer.first_name", "customer.last_name", "customer.phone"])
    .select(["customer.business_name", "customer.accepts_email_marketing", "customer.accepts_sms_marketing"])
    .select(["mailing.company", "mailing.address1", "mailing.address2", "mailing.city", "mailing.province"])
    .select(["mailing.zip", "mailing.country", "mailing.phone as address_phone"])
    .select(({ selectFrom }) =>
      // Tags are the shop's own words, without commas.
      selectFrom("customer_tag")
        .select(sql<string | null>`string_agg(tag, ',')`.as("tags"))
        .whereRef("customer_tag.customer_id", "=", "customer.id")
        .as("tags"),
    )
    .where("customer.rowid", ">", rowid)
    .orderBy("customer.rowid")
    .limit(ROWS_PER_BATCH)
    .execute();

const customerOf = (row: Awaited<ReturnType<typeof customersAfter>>[number]): MovedCustomer => ({
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  businessName: row.business_name,
  acceptsEmailMarketing: row.accepts_email_marketing === 1,
  acceptsSmsMarketing: row.accepts_sms_marketing === 1,
  tags: row.tags === null ? [] : row.tags.split(","),
  address:
    row.address1 === null
      ? null
      : {
          company: row.company ?? "",
          address1: row.address1,
          address2: row.address2 ?? "",
          city: row.city ?? "",
          province: row.province ?? "",
          zip: row.zip ?? "",
          country: row.country ?? "",
          phone: row.address_phone ?? "",
        },
});

/** Reads a consistent snapshot of customers, and of the products that they see. */
export async function handOver(
  database: Database,
  { customers, products }: Receivers,
  today: CalendarDay,
): Promise<void> {
  await database.snapshot(async (trx) => {
    let rows = await customersAfter(trx, 0);
    for (let last = rows.at(-1); last; last = rows.at(-1)) {
      await customers(rows.map(customerOf));
      rows = await customersAfter(trx, last.rowid);
    }
    const nodes = await listProducts(trx, today);
    await products(nodes.map(({ node }) => node));
  });
}

/** Stores an account that was registered earlier; returns its id. Throws if the address already has an account. */
export async function addEarlierAccount(
  database: Database,
  { registration, registeredAt, decision }: EarlierAccount,
  shop: MailShop,
): Promise<string> {
  const passwordHash = await hashPassword(registration.password);
  const { id, created } = await write(database, (trx) => createAccount(trx, registration, passwordHash, registeredAt));
  if (!created) throw new Error(`${registration.email} has an account already`);
  if (decision) await decide(database, { id, tag: decision.tag, adminId: decision.by, shop }, decision.at);
  return id;
}
