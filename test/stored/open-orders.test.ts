import { Kysely, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { baseline } from "~/base/database/migrations/0049/baseline.server";
import { openOrders } from "~/base/database/migrations/0050/open-orders.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { sqliteDialect } from "~/base/database/sqlite-dialect.server";
import { openDriver, type SqliteDriver } from "~/base/database/sqlite-driver.server";
import { countWaiting } from "~/office/today/waiting.server";

let driver: SqliteDriver;
let db: Kysely<Schema>;

/** Adds an order as release 0.3.0 stored it. */
async function addOrder(id: number, bookedOn: readonly string[]): Promise<void> {
  const texts =
    "first_name last_name phone business_name address1 address2 city province zip country job_name po_number wishes";
  const row = { id, prefix: "HV", key: `k${id}`, content_hash: "", link: String(id).padStart(32, "0") };
  await sql`insert into customer_order
    (${sql.raw([...Object.keys(row), ...texts.split(" "), "state", "placed_at", "free_until", "email", "piece_count", "total_cents", "discount", "least_square_inches"].join())})
    values (${sql.join([...Object.values(row), ...texts.split(" ").map(() => ""), "confirmed", 0, 0, "a@b.test", 1, 0, 0, 0])})`.execute(
    db,
  );
  for (const day of bookedOn) {
    await sql`insert into booking values (${id}, 1, ${day}, 10, 0)`.execute(db);
  }
}

beforeEach(async () => {
  driver = await openDriver(":memory:");
  db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
  await baseline("sqlite").up(db);
  await addOrder(1, ["2026-11-05", "2026-11-03", "2026-11-09"]);
  await addOrder(2, []);
  await openOrders().up(db);
});

describe("a database of release 0.3.0", () => {
  it("gets the days between which its orders are booked", async () => {
    const rows = await db
      .selectFrom("customer_order")
      .select(["id", "booked_from", "booked_until"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { id: 1, booked_from: "2026-11-03", booked_until: "2026-11-09" },
      { id: 2, booked_from: null, booked_until: null },
    ]);
  });
});

/** What is read whole to count what waits: statements whose plan reads orders otherwise than by an index alone. */
async function readsOfOrders(): Promise<readonly string[]> {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const watched = new Kysely<Schema>({
    dialect: sqliteDialect(driver),
    log: ({ query }) => {
      statements.push(query);
    },
  });
  await countWaiting(watched, "America/Los_Angeles", Date.UTC(2026, 10, 4));
  return statements.flatMap(({ sql: text, parameters }) =>
    driver
      .prepare(`explain query plan ${text}`)
      .all(...(parameters as string[]))
      .map((step) => String((step as { readonly detail: string }).detail))
      .filter((step) => /^(SCAN|SEARCH) customer_order\b/.test(step) && !/COVERING INDEX|PRIMARY KEY/.test(step)),
  );
}

describe("what waits", () => {
  it("is counted from indexes of orders", async () => {
    expect(await readsOfOrders()).toEqual([]);
  });

  it("is found to read orders whole if an index is missing", async () => {
    driver.exec("drop index customer_order_undrawn; drop index customer_order_by_days");
    expect((await readsOfOrders()).length).toBe(3);
  });
});
