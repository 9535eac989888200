import { sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { foldedSearch } from "~/base/database/differences/search-text.server";
import type { EpochMs } from "~/base/time/time";
import type { FileRow } from "~/provider/accounts/customer-files.server";
import { findTier } from "~/trade/pricing/tiers";
import { CUSTOMERS_PER_PAGE, type CustomerListPage, type CustomerQuery, type ListedCustomer } from "./customer-list";

/** A customer's name, or the e-mail address of one without a name. */
export const nameOfFile = ({ first_name, last_name, email }: Pick<FileRow, "first_name" | "last_name" | "email">) =>
  `${first_name} ${last_name}`.trim() || email;

/** A customer's file by the key in the address of its page, or `undefined`. */
export const fileOfKey = (db: Reader, key: string): Promise<FileRow | undefined> =>
  db.selectFrom("customer_file").selectAll().where("key", "=", key).executeTakeFirst();

type ListedRow = Omit<FileRow, "account_id" | "search_text"> & {
  readonly orders: number | null;
  readonly last_at: EpochMs | null;
};

const listedOf = (row: ListedRow): ListedCustomer => ({
  key: row.key,
  name: nameOfFile(row),
  email: row.email,
  businessName: row.business_name,
  state: row.state,
  tier: (row.tier && findTier(row.tier)?.id) || null,
  orders: row.orders ?? 0,
  lastOrderAt: row.last_at === null ? null : new Date(row.last_at).toISOString(),
});

/** A page of customers, the newest first; an unknown `after` means the first page. */
export async function listCustomers(
  db: Reader,
  { search, tier, state, kind, after }: CustomerQuery,
  most = CUSTOMERS_PER_PAGE,
): Promise<CustomerListPage> {
  const last = after === null ? undefined : await fileOfKey(db, after);
  let asked = db
    .selectFrom("customer_file as file")
    .select(["file.id", "key", "file.email", "file.first_name", "file.last_name", "file.business_name"])
    .select(["tier", "file.state"])
    .select(({ selectFrom }) => [
      selectFrom("customer_order")
        .select(({ fn }) => fn.countAll<number>().as("orders"))
        .whereRef("file_id", "=", "file.id")
        .as("orders"),
      selectFrom("customer_order")
        .select("placed_at")
        .whereRef("file_id", "=", "file.id")
        .orderBy("customer_order.id", "desc")
        .limit(1)
        .as("last_at"),
    ])
    .orderBy("file.id", "desc")
    .limit(most + 1);
  if (last) asked = asked.where("file.id", "<", last.id);
  if (search !== "") asked = asked.where(sql<number>`instr(search_text, ${foldedSearch(search)})`, ">", 0);
  if (tier !== null) asked = asked.where("tier", "=", tier);
  if (state !== null) asked = asked.where("file.state", "=", state);
  if (kind !== null) asked = asked.where("account_id", kind === "guest" ? "is" : "is not", null);
  const rows = await asked.execute();
  const customers = rows.slice(0, most).map(listedOf);
  return { customers, next: (rows.length > most && customers.at(-1)?.key) || null };
}
