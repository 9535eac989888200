import { sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { readSearch } from "~/base/database/differences/search-reading.server";
import { nameOfFile } from "~/office/customers/customer-list.server";

interface FoundCustomer {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly businessName: string;
  /** Those of the newest order; empty without one. */
  readonly phone: string;
  readonly place: string;
  readonly orders: number;
}

const latest = (column: "phone" | "city" | "province") =>
  sql<
    string | null
  >`(select ${sql.ref(column)} from customer_order where file_id = customer_file.id order by id desc limit 1)`;

/**
 * Customers whose name, e-mail address or business has all words of a search, and those with these files; the newest
 * first.
 */
export async function findCustomers(
  db: Reader,
  search: string,
  files: readonly number[],
  most: number,
): Promise<readonly FoundCustomer[]> {
  const { words } = readSearch(search);
  const rows = await db
    .selectFrom("customer_file")
    .select(["key", "email", "first_name", "last_name", "business_name"])
    .select([latest("phone").as("phone"), latest("city").as("city"), latest("province").as("province")])
    .select(({ selectFrom }) =>
      selectFrom("customer_order")
        .select(({ fn }) => fn.countAll<number>().as("orders"))
        .whereRef("file_id", "=", "customer_file.id")
        .as("orders"),
    )
    .where(({ or, and, eb }) =>
      or([
        and(words.map((word) => eb(sql<number>`instr(search_text, ${word})`, ">", 0))),
        ...(files.length === 0 ? [] : [eb("customer_file.id", "in", [...files])]),
      ]),
    )
    .orderBy("customer_file.id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    key: row.key,
    name: nameOfFile(row),
    email: row.email,
    businessName: row.business_name,
    phone: row.phone ?? "",
    place: [row.city, row.province].filter(Boolean).join(", "),
    orders: row.orders ?? 0,
  }));
}
