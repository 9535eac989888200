import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import type { AuditQuery } from "~/house/audit/audit";
import { listEvents, recordEvent } from "~/house/audit/audit.server";
import { forgetAccount } from "~/provider/accounts/accounts.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { decide, listPending } from "~/provider/embedded/approvals.server";
import { startSession } from "~/provider/embedded/sessions.server";
import { removeSession } from "~/provider/host/sessions.server";
import { aRegistration } from "../../../support/builders";
import { RETURN_URL } from "../../../support/embedded-backend";
import { MAIL_SHOP } from "../../../support/mail-shop";

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;
const ALL: AuditQuery = { kinds: [], order: "newest", after: null };

describe("the embedded provider's audit events", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  const register = (tier: "trade" | "dealer") =>
    write(database, async (trx) => {
      const wire = toWireRegistration(aRegistration({ tier }), RETURN_URL);
      return (await createAccount(trx, wire, "hash", NOW)).id;
    });
  const counts = () =>
    database.db
      .selectFrom("audit_event")
      .select(["kind", ({ fn }) => fn.countAll<number>().as("count")])
      .groupBy("kind")
      .orderBy("kind")
      .execute();
  const kinds = async () => (await listEvents(database.db, ALL)).events.map(({ kind }) => kind);
  const signOuts = async (count: number, at: number) => {
    for (let index = 0; index < count; index += 1) {
      await write(database, (trx) => recordEvent(trx, { kind: "sign-out", actorId: "a", subjectId: "a" }, at));
    }
  };

  it("cannot be changed, nor deleted within a year", async () => {
    await write(database, (trx) => recordEvent(trx, { kind: "sign-out", actorId: "a", subjectId: "a" }, NOW));
    const change = write(database, (trx) => trx.updateTable("audit_event").set({ kind: "sign-in.done" }).execute());
    await expect(change).rejects.toThrow("an audit event is final");
    const removal = write(database, (trx) => trx.deleteFrom("audit_event").execute());
    await expect(removal).rejects.toThrow("an audit event is kept for a year");
    expect(await kinds()).toEqual(["sign-out"]);
  });

  it("are deleted after a year, when others are added", async () => {
    await signOuts(150, NOW);
    await signOuts(49, NOW + 364 * DAY);
    expect(await counts()).toEqual([{ kind: "sign-out", count: 199 }]);
    await signOuts(1, NOW + 365 * DAY);
    expect(await counts()).toEqual([{ kind: "sign-out", count: 50 }]);
  });

  it("for failed sign-ins are limited, and displace no others", async () => {
    await signOuts(1, NOW);
    await write(database, async (trx) => {
      for (let index = 0; index < 10_399; index += 1) {
        await recordEvent(trx, { kind: "sign-in.failed", actorId: null, subjectId: null }, NOW);
      }
    });
    expect(await counts()).toEqual([
      { kind: "sign-in.failed", count: 10_000 },
      { kind: "sign-out", count: 1 },
    ]);
  });

  it("are written with their cause or not at all", async () => {
    const id = await register("dealer");
    const token = await write(database, (trx) => startSession(trx, id, NOW));
    const before = await kinds();
    const refuse =
      "create trigger full before insert on audit_event begin select raise(abort, 'the disk is full'); end";
    await sql.raw(refuse).execute(database.db);
    const full = "the disk is full";
    await expect(decide(database, { id, tag: "approved", shop: MAIL_SHOP, adminId: "admin" }, NOW)).rejects.toThrow(
      full,
    );
    expect(await listPending(database.db)).toHaveLength(1);
    await expect(write(database, (trx) => startSession(trx, id, NOW))).rejects.toThrow(full);
    await expect(write(database, (trx) => removeSession(trx, "session", token, NOW))).rejects.toThrow(full);
    expect(await database.db.selectFrom("session").select("customer_id").execute()).toEqual([{ customer_id: id }]);
    expect(await kinds()).toEqual(before);
  });

  it("remain after the account is deleted, without its address", async () => {
    const id = await register("trade");
    await write(database, (trx) => forgetAccount(trx, id));
    expect((await listEvents(database.db, ALL)).events).toMatchObject([
      { kind: "account.registered", actor: null, subject: { id, email: "" } },
    ]);
  });

  it("are not written for a registration that changed nothing", async () => {
    await register("trade");
    await register("dealer");
    expect(await kinds()).toEqual(["account.registered"]);
  });

  it.each(["", "x", "-1", "1; DROP TABLE customer", "9".repeat(40)])(
    "begin at the start if the position is %j",
    async (after) => {
      await signOuts(2, NOW);
      expect((await listEvents(database.db, { ...ALL, after })).events).toHaveLength(2);
    },
  );
});
