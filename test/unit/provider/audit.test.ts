import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetAccount } from "~/accounts/accounts.server";
import type { AuditQuery } from "~/audit/audit";
import { listEvents, recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import { openDatabase } from "~/database/open-database.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { decide, listPending } from "~/provider/embedded/approvals.server";
import { endSession, startSession } from "~/provider/embedded/sessions.server";
import { aRegistration } from "../../support/builders";
import { RETURN_URL } from "../../support/embedded-backend";
import { MAIL_SHOP } from "../../support/mail-shop";

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;
const ALL: AuditQuery = { kinds: [], order: "newest", after: null };

describe("the embedded provider's audit events", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
  });
  afterEach(() => database.close());

  const register = async (tier: "trade" | "dealer") =>
    (await createAccount(database, toWireRegistration(aRegistration({ tier }), RETURN_URL), "hash", NOW)).id;
  const kinds = async () => (await listEvents(database, ALL)).events.map(({ kind }) => kind);
  const signOuts = async (count: number, at: number) => {
    for (let index = 0; index < count; index += 1) {
      await recordEvent(database, { kind: "sign-out", actorId: "a", subjectId: "a" }, at);
    }
  };

  it("cannot be changed, nor deleted within a year", async () => {
    await recordEvent(database, { kind: "sign-out", actorId: "a", subjectId: "a" }, NOW);
    await expect(database.exec("UPDATE audit_event SET kind = 'sign-in.done'")).rejects.toThrow(
      "an audit event is final",
    );
    await expect(database.exec("DELETE FROM audit_event")).rejects.toThrow("an audit event is kept for a year");
    expect(await kinds()).toEqual(["sign-out"]);
  });

  it("are deleted after a year, when others are added", async () => {
    await signOuts(150, NOW);
    await signOuts(49, NOW + 364 * DAY);
    expect(await database.get("SELECT count(*) AS count FROM audit_event")).toEqual({ count: 199 });
    await signOuts(1, NOW + 365 * DAY);
    expect(await database.get("SELECT count(*) AS count FROM audit_event")).toEqual({ count: 50 });
  });

  it("for failed sign-ins are limited, and displace no others", async () => {
    await signOuts(1, NOW);
    await inTransaction(database, async () => {
      for (let index = 0; index < 10_399; index += 1) {
        await recordEvent(database, { kind: "sign-in.failed", actorId: null, subjectId: null }, NOW);
      }
    });
    const counts = await database.all("SELECT kind, count(*) AS count FROM audit_event GROUP BY kind");
    expect(counts).toEqual([
      { kind: "sign-in.failed", count: 10_000 },
      { kind: "sign-out", count: 1 },
    ]);
  });

  it("are written with their cause or not at all", async () => {
    const id = await register("dealer");
    const token = await startSession(database, id, NOW);
    const before = await kinds();
    await database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON audit_event BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
    const full = "the disk is full";
    await expect(decide(database, { id, tag: "approved", shop: MAIL_SHOP, adminId: "admin" }, NOW)).rejects.toThrow(
      full,
    );
    expect(await listPending(database)).toHaveLength(1);
    await expect(startSession(database, id, NOW)).rejects.toThrow(full);
    await expect(endSession(database, token, NOW)).rejects.toThrow(full);
    expect(await database.get("SELECT count(*) AS count FROM session")).toEqual({ count: 1 });
    expect(await kinds()).toEqual(before);
  });

  it("remain after the account is deleted, without its address", async () => {
    const id = await register("trade");
    await inTransaction(database, () => forgetAccount(database, id));
    expect((await listEvents(database, ALL)).events).toMatchObject([
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
      expect((await listEvents(database, { ...ALL, after })).events).toHaveLength(2);
    },
  );
});
