import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { afterTransaction, type Database, inTransaction } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("a transaction", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    await database.exec("CREATE TABLE note (text TEXT)");
  });
  afterEach(() => database.close());

  const write = (text: string) => database.run("INSERT INTO note (text) VALUES (?)", text);
  const notes = async () => (await database.all<{ text: string }>("SELECT text FROM note")).map(({ text }) => text);

  it("contains its own statements, and nobody outside sees any of it before its end", async () => {
    const seen: unknown[] = [];
    const inside = inTransaction(database, async () => {
      await write("one");
      seen.push(["inside", await notes()]);
      await turn();
      await write("two");
    });
    const outside = notes().then((found) => seen.push(["outside", found]));
    await Promise.all([inside, outside]);
    expect(seen).toEqual([
      ["inside", ["one"]],
      ["outside", ["one", "two"]],
    ]);
  });

  it("undoes its own writes when it fails, and not what others wrote meanwhile", async () => {
    const fails = inTransaction(database, async () => {
      await write("one");
      await turn();
      throw new Error("in the middle");
    });
    const others = write("other");
    await expect(fails).rejects.toThrow("in the middle");
    await others;
    expect(await notes()).toEqual(["other"]);
  });

  it("is part of an outer transaction", async () => {
    const fails = inTransaction(database, async () => {
      await inTransaction(database, () => write("one"));
      throw new Error("after it");
    });
    await expect(fails).rejects.toThrow("after it");
    expect(await notes()).toEqual([]);
  });

  it("waits its turn, in order of arrival", async () => {
    const order: number[] = [];
    const work = (place: number) =>
      inTransaction(database, async () => {
        await turn();
        order.push(place);
      });
    await Promise.all([1, 2, 3, 4].map(work));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it("refuses a statement after its end", async () => {
    let late: Promise<unknown> = Promise.resolve();
    await inTransaction(database, async () => {
      late = turn().then(() => write("late"));
      late.catch(() => {});
    });
    await expect(late).rejects.toThrow("after the end of its transaction");
    expect(await notes()).toEqual([]);
  });

  it("ends before its follow-up work, which does not run if it failed", async () => {
    const seen: unknown[] = [];
    const look = (name: string) => () => void notes().then((found) => seen.push([name, found]));
    await inTransaction(database, async () => {
      afterTransaction(database, look("kept"));
      await write("one");
      await turn();
    });
    const fails = inTransaction(database, async () => {
      afterTransaction(database, look("failed"));
      throw new Error("no");
    });
    await expect(fails).rejects.toThrow("no");
    afterTransaction(database, look("outside"));
    await turn();
    await turn();
    expect(seen).toEqual([
      ["kept", ["one"]],
      ["outside", ["one"]],
    ]);
  });

  it("must end before the database closes", async () => {
    const other = await openDatabase(":memory:");
    const inside = inTransaction(other, async () => {
      await turn();
      return other.one("SELECT 1 AS one");
    });
    const closed = other.close();
    expect(await inside).toEqual({ one: 1 });
    await closed;
  });
});
