import { sql } from "kysely";
import { expect, it } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { LockedError, write } from "~/base/database/database.server";
import { afterCommit } from "~/base/database/transactions.server";
import { currentSettings } from "~/house/settings/settings.server";
import { someSettings } from "../support/shop-settings";
import { describeStored, type OpenDatabase } from "./with-database";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The rules of the database itself, whatever is stored in it. */
export function describeShopDatabase(engine: string, open: OpenDatabase): void {
  describeStored(`the shop's database on ${engine}`, open, ({ database }) => {
    const known = async () => {
      const rows = await database().db.selectFrom("invitation").select("email").orderBy("email").execute();
      return rows.map(({ email }) => email);
    };
    const anInvitation = (email: string) => ({ email, code_hash: "x", expires_at: 1 });

    it("begins with the default settings, and without anything else", async () => {
      expect(await currentSettings(database().db)).toMatchObject({ revision: 1, settings: someSettings() });
      expect(await database().db.selectFrom("product").selectAll().execute()).toEqual([]);
    });

    it("stores what a write does, and returns its result", async () => {
      const { numInsertedOrUpdatedRows } = await write(database(), (trx) =>
        trx.insertInto("invitation").values(anInvitation("ada@people.test")).executeTakeFirst(),
      );
      expect(numInsertedOrUpdatedRows).toBe(1n);
      expect(await known()).toEqual(["ada@people.test"]);
      await write(database(), (trx) => trx.deleteFrom("invitation").execute());
      expect(await known()).toEqual([]);
    });

    it("sees in a transaction what it wrote, and stores nothing of it after an error", async () => {
      const works = write(database(), async (trx) => {
        await trx.insertInto("invitation").values(anInvitation("ada@people.test")).execute();
        expect(await trx.selectFrom("invitation").select("email").execute()).toEqual([{ email: "ada@people.test" }]);
        throw new Error("in the middle");
      });
      await expect(works).rejects.toThrow("in the middle");
      expect(await known()).toEqual([]);
    });

    it("repeats a write that met another process's lock, and does not repeat other errors", async () => {
      let tries = 0;
      const written = await write(database(), async () => {
        tries += 1;
        if (tries < 3) throw new LockedError("another process holds the database");
        return tries;
      });
      expect(written).toBe(3);
      const broken = write(database(), async () => {
        tries += 1;
        throw new BusyError("no", 1);
      });
      await expect(broken).rejects.toThrow(BusyError);
      expect(tries).toBe(4);
    });

    it("ends the wait of a visitor who has left", async () => {
      const visit = new AbortController();
      const work = write(
        database(),
        async () => {
          visit.abort();
          throw new LockedError("another process holds the database");
        },
        visit.signal,
      );
      await expect(work).rejects.toMatchObject({ name: "AbortError" });
    });

    it("runs what follows a commit after it, and not after a failure", async () => {
      const seen: unknown[] = [];
      await write(database(), async (trx) => {
        afterCommit(trx, () => void known().then((emails) => seen.push(emails)));
        await trx.insertInto("invitation").values(anInvitation("ada@people.test")).execute();
      });
      const fails = write(database(), async (trx) => {
        afterCommit(trx, () => seen.push("failed"));
        throw new Error("no");
      });
      await expect(fails).rejects.toThrow("no");
      await expect.poll(() => seen).toEqual([["ada@people.test"]]);
      await turn();
      expect(seen).toHaveLength(1);
      await write(database(), (trx) => trx.deleteFrom("invitation").execute());
    });

    it("refuses a statement after its transaction", async () => {
      const { trx } = await write(database(), async (given) => ({ trx: given }));
      await expect(trx.selectFrom("invitation").selectAll().execute()).rejects.toThrow(/committed/);
      expect(() => afterCommit({} as typeof trx, () => undefined)).toThrow("not the transaction");
    });

    it("reads the rows of a snapshot a few at a time", async () => {
      const emails = Array.from({ length: 1200 }, (_none, count) => `a${String(count).padStart(4, "0")}@people.test`);
      await write(database(), async (trx) => {
        for (const email of emails) await trx.insertInto("invitation").values(anInvitation(email)).execute();
      });
      const streamed: string[] = [];
      await database().snapshot(async (trx) => {
        for await (const row of trx.selectFrom("invitation").select("email").orderBy("email").stream(700))
          streamed.push(row.email);
      });
      expect(streamed).toEqual(emails);
      await write(database(), (trx) => trx.deleteFrom("invitation").execute());
    });

    it("adds two times without overflow, and stores any letter", async () => {
      const { rows } = await sql<{ sum: number }>`SELECT ${2 ** 40} + ${2 ** 41} AS sum`.execute(database().db);
      expect(rows).toEqual([{ sum: 2 ** 40 + 2 ** 41 }]);
      const email = "\u00c5\u2028\u{1F6AA}@people.test";
      await write(database(), (trx) => trx.insertInto("invitation").values(anInvitation(email)).execute());
      expect(await known()).toEqual([email]);
    });

    it("refuses rows that break a rule, and changes of final rows", async () => {
      const settings = (text: string) => ({ saved_at: 1, saved_by: null, settings: text });
      const save = (text: string) =>
        write(database(), (trx) => trx.insertInto("shop_settings").values(settings(text)).execute());
      await expect(save("{")).rejects.toThrow();
      const event = { at: 1, kind: "sign-out", actor_id: "a", subject_id: "a" };
      await write(database(), (trx) => trx.insertInto("audit_event").values(event).execute());
      const change = (statement: string) => expect(write(database(), (trx) => sql.raw(statement).execute(trx))).rejects;
      await change("UPDATE shop_settings SET saved_at = 2").toThrow("a save of the settings is final");
      await change("DELETE FROM shop_settings").toThrow("a save of the settings is kept");
      await change("UPDATE audit_event SET at = 2").toThrow("an audit event is final");
      await change("DELETE FROM audit_event").toThrow("an audit event is kept for a year");
    });
  });
}
