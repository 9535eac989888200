import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { type Database, write } from "~/base/database/database.server";
import { foldedLines } from "~/base/database/differences/search-text.server";
import { openPostgres } from "~/base/database/open-postgres.server";
import { SENDING_LOCK, startMailer } from "~/house/mail/mailer.server";
import { queueMail } from "~/house/mail/outbox.server";
import { claimMail } from "~/house/mail/outbox-queue.server";
import { checkFoundNumbers } from "../stored/found-numbers-stored";
import { describeOrderSearch } from "../stored/order-search-stored";
import { describeOrderSenders } from "../stored/order-senders-stored";
import { describeShopDatabase } from "../stored/shop-database-stored";
import { aMailBox, idsOf } from "../support/mail-box";
import { MAIL_SHOP } from "../support/mail-shop";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";
import { rowsOf, rowsWritten } from "../support/statements";
import { postgresColumns, typedColumns } from "../support/typed-schema";

const NOW = Date.UTC(2026, 0, 5, 9);

const aMail = (number: number) => ({
  kind: "order-received" as const,
  about: `TS-${number}`,
  to: "ada@people.test",
  subject: `Your order TS-${number}`,
  text: "Thank you.",
  html: "<p>Thank you.</p>",
});

let databases: PostgresDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

describeShopDatabase("Postgres", async () => openPostgres(await databases.database()));
describeOrderSearch("Postgres", async () => openPostgres(await databases.database()));
describeOrderSenders("Postgres", async (times) => {
  const url = await databases.database();
  return Promise.all(Array.from({ length: times }, () => openPostgres(url)));
});

describe("a Postgres database", () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** One connection per provider to the same new database. */
  async function hosts(count: number): Promise<Database[]> {
    const url = await databases.database();
    const opened: Database[] = [];
    for (let host = 0; host < count; host += 1) opened.push(await openPostgres(url));
    closers.push(() => Promise.all(opened.map((database) => database.close())));
    return opened;
  }

  it("has the columns that the types declare", async () => {
    const [database] = await hosts(1);
    if (!database) throw new Error("there is no host");
    expect(await postgresColumns(database)).toEqual(typedColumns());
  });

  it("does not commit silently when work continues after a failed statement", async () => {
    const [database] = await hosts(1);
    if (!database) throw new Error("there is no host");
    const work = write(database, async (trx) => {
      await sql`INSERT INTO invitation (email) VALUES ('ada@people.test')`.execute(trx).catch(() => undefined);
    });
    await expect(work).rejects.toThrow("a statement of the transaction failed");
  });

  it("of the release before keeps its invoices, and finds its orders by all their numbers", async () => {
    const [database] = (await hosts(1)) as [Database];
    await write(database, async (trx) => {
      await sql`create schema earlier`.execute(trx);
      await sql`set local search_path to earlier`.execute(trx);
      await checkFoundNumbers(trx, "postgres");
    });
  });

  it("folds letters for a search as the shop does, beyond ASCII too", async () => {
    const [database] = (await hosts(1)) as [Database];
    const texts = [
      "Ada  Lovelace",
      "\u00c5SE\tM\u00dcLLER",
      "A\u030ase Mu\u0308ller",
      "\u039f\u0394\u039f\u03a3",
      "\u0130stanbul",
      "STRASSE Stra\u00dfe",
      "\u041c\u041e\u0421\u041a\u0412\u0410",
      "one \n  Two\u0085three ",
      "a\u00a0b\u2003c\u3000D",
      "",
    ];
    for (const text of texts) {
      const rows = await rowsOf(database.db, sql`SELECT folded_lines(${text}) AS text`);
      expect(rows).toEqual([{ text: foldedLines(text) }]);
    }
  });

  it("loses no step when two providers count up concurrently", async () => {
    const both = await hosts(2);
    const step = (database: Database) =>
      write(database, async (trx) => {
        const { length } = await trx.selectFrom("invitation").select("email").execute();
        const invitation = { email: `${length}@people.test`, code_hash: "x", expires_at: NOW };
        await trx.insertInto("invitation").values(invitation).execute();
      });
    await Promise.all(Array.from({ length: 20 }, () => both.map(step)).flat());
    const rows = await both[0]?.db.selectFrom("invitation").select("email").execute();
    expect(new Set(rows?.map(({ email }) => email)).size).toBe(40);
  });

  const sentBy = ({ db }: Database) => db.selectFrom("outbox").select("id").where("sent_at", "is not", null).execute();

  /** Two processes that can send mail to one server, and the first one's database with some mails in it. */
  async function twoSenders(mails: number) {
    const [first, second] = (await hosts(2)) as [Database, Database];
    for (let number = 1; number <= mails; number += 1) await write(first, (trx) => queueMail(trx, aMail(number), NOW));
    const box = await aMailBox();
    closers.push(() => box.close());
    const log = { info: () => {}, error: () => {} };
    const mail = { url: box.url, from: "shop@doors.test" };
    const rest = { shop: MAIL_SHOP, mail, log, now: () => NOW };
    return { first, second, box, start: (database: Database) => startMailer({ ...rest, database }) };
  }

  it("sends each mail once while two providers send", async () => {
    const { first, second, box, start } = await twoSenders(20);
    const mailers = [start(first), start(second)];
    await box.waitForMails(20);
    await Promise.all(mailers.map((mailer) => mailer.close()));
    expect([...idsOf(box.arrived).values()]).toEqual(Array.from({ length: 20 }, () => 1));
    expect(await sentBy(first)).toHaveLength(20);
  });

  it("lets one process send at a time, and another take over when it ends", async () => {
    const { first, second, box, start } = await twoSenders(5);
    const answers: (() => void)[] = [];
    box.answerWith((done) => void answers.push(done));
    const ending = start(first);
    await box.waitForMails(1);
    const other = start(second);
    closers.push(() => other.close());
    expect(await second.exclusively(SENDING_LOCK, async () => {})).toBe(false);
    expect(box.arrived).toHaveLength(1);
    const ended = ending.close();
    box.answerWith((done) => done());
    answers[0]?.();
    await ended;
    await box.waitForMails(5);
    await expect.poll(() => sentBy(second)).toHaveLength(5);
    expect([...idsOf(box.arrived).values()]).toEqual([1, 1, 1, 1, 1]);
  });

  it("lets one process at a time do a job, and another as soon as the first loses its connection", async () => {
    const [first, second] = (await hosts(2)) as [Database, Database];
    const done: string[] = [];
    const tryAs = (name: string) => second.exclusively(1, async () => void done.push(name));
    const held = first.exclusively(1, async () => {
      expect(await tryAs("early")).toBe(false);
      expect(await second.exclusively(2, async () => {})).toBe(true);
      await rowsOf(
        second.db,
        sql`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 1`,
      );
      await expect.poll(() => tryAs("late")).toBe(true);
    });
    await expect(held).rejects.toThrow(BusyError);
    expect(await first.exclusively(1, async () => void done.push("again"))).toBe(true);
    expect(done).toEqual(["late", "again"]);
    await expect(first.exclusively(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await tryAs("last")).toBe(true);
  });

  it("stores nothing of a transaction whose connection was lost, and continues", async () => {
    const [database] = (await hosts(1)) as [Database];
    const lost = write(database, async (trx) => {
      await queueMail(trx, aMail(1), NOW);
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
      await queueMail(trx, aMail(2), NOW);
    });
    await expect(lost).rejects.toThrow(BusyError);
    expect(await claimMail(database, NOW)).toBeNull();
    await write(database, (trx) => queueMail(trx, aMail(3), NOW));
    expect(await claimMail(database, NOW)).toMatchObject({ tries: 1, subject: "Your order TS-3" });
  });

  it("continues after a refused statement, and stores nothing of its transaction", async () => {
    const [database] = await hosts(1);
    if (!database) throw new Error("there is no host");
    const add = sql`INSERT INTO invitation (email, code_hash, expires_at) VALUES ('ada@people.test', 'x', ${NOW})`;
    const twice = write(database, async (trx) => {
      await add.execute(trx);
      await add.execute(trx);
    });
    await expect(twice).rejects.toThrow("duplicate key");
    expect(await rowsWritten(database, add)).toBe(1);
    await expect(rowsWritten(database, sql`DELETE FROM shop_settings`)).rejects.toThrow(
      "a save of the settings is kept",
    );
  });
});
