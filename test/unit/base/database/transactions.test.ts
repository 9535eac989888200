import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";

const turn = () => new Promise((resolve) => setImmediate(resolve));

const add = (trx: Transaction, email: string) =>
  trx.insertInto("invitation").values({ email, code_hash: "x", expires_at: 1 }).execute();

describe("a transaction on SQLite, which has one connection", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  const known = async () => {
    const rows = await database.db.selectFrom("invitation").select("email").execute();
    return rows.map(({ email }) => email);
  };

  it("is not seen by anybody outside before its end", async () => {
    const seen: unknown[] = [];
    const inside = write(database, async (trx) => {
      await add(trx, "one");
      await turn();
      await add(trx, "two");
      seen.push("inside");
    });
    const outside = known().then((found) => seen.push(found));
    await Promise.all([inside, outside]);
    expect(seen).toEqual(["inside", ["one", "two"]]);
  });

  it("undoes its own writes when it fails, and not what others wrote in the meantime", async () => {
    const fails = write(database, async (trx) => {
      await add(trx, "one");
      await turn();
      throw new Error("in the middle");
    });
    const others = write(database, (trx) => add(trx, "other"));
    await expect(fails).rejects.toThrow("in the middle");
    await others;
    expect(await known()).toEqual(["other"]);
  });

  it("waits its turn, in order of arrival", async () => {
    const order: number[] = [];
    const work = (place: number) =>
      write(database, async () => {
        await turn();
        order.push(place);
      });
    await Promise.all([1, 2, 3, 4].map(work));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it("must end before the database closes", async () => {
    const other = await openDatabase(":memory:");
    const inside = write(other, async (trx) => {
      await turn();
      return sql`SELECT 1 AS one`.execute(trx);
    });
    const closed = other.close();
    expect((await inside).rows).toEqual([{ one: 1 }]);
    await closed;
  });
});
