import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AuditQuery } from "~/domain/audit";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { decide, listPending } from "~/provider/embedded/approvals.server";
import { listEvents, recordEvent } from "~/provider/embedded/audit.server";
import { openDatabase } from "~/provider/embedded/database.server";
import { endSession, startSession } from "~/provider/embedded/sessions.server";
import type { Database } from "~/provider/embedded/sqlite-driver.server";
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

  const register = (tier: "trade" | "dealer") =>
    createAccount(database, toWireRegistration(aRegistration({ tier }), RETURN_URL), "hash", NOW).id;
  const kinds = () => listEvents(database, ALL).events.map(({ kind }) => kind);
  const signOuts = (count: number, at: number) => {
    for (let index = 0; index < count; index += 1) {
      recordEvent(database, { kind: "sign-out", actorId: "a", subjectId: "a" }, at);
    }
  };

  it("cannot be changed, nor deleted within a year", () => {
    recordEvent(database, { kind: "sign-out", actorId: "a", subjectId: "a" }, NOW);
    expect(() => database.exec("UPDATE audit_event SET kind = 'sign-in.done'")).toThrow("an audit event is final");
    expect(() => database.exec("DELETE FROM audit_event")).toThrow("an audit event is kept for a year");
    expect(kinds()).toEqual(["sign-out"]);
  });

  it("go after a year, as others come", () => {
    signOuts(150, NOW);
    signOuts(49, NOW + 364 * DAY);
    expect(database.prepare("SELECT count(*) AS count FROM audit_event").get()).toEqual({ count: 199 });
    signOuts(1, NOW + 365 * DAY);
    expect(database.prepare("SELECT count(*) AS count FROM audit_event").get()).toEqual({ count: 50 });
  });

  it("of failed sign-ins are bounded, and push no others out", () => {
    signOuts(1, NOW);
    database.exec("BEGIN");
    for (let index = 0; index < 10_399; index += 1) {
      recordEvent(database, { kind: "sign-in.failed", actorId: null, subjectId: null }, NOW);
    }
    database.exec("COMMIT");
    const counts = database.prepare("SELECT kind, count(*) AS count FROM audit_event GROUP BY kind").all();
    expect(counts).toEqual([
      { kind: "sign-in.failed", count: 10_000 },
      { kind: "sign-out", count: 1 },
    ]);
  });

  it("are written with their cause or not at all", () => {
    const id = register("dealer");
    const token = startSession(database, id, NOW);
    const before = kinds();
    database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON audit_event BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
    const full = "the disk is full";
    expect(() => decide(database, { id, tag: "approved", shop: MAIL_SHOP, adminId: "admin" }, NOW)).toThrow(full);
    expect(listPending(database)).toHaveLength(1);
    expect(() => startSession(database, id, NOW)).toThrow(full);
    expect(() => endSession(database, token, NOW)).toThrow(full);
    expect(database.prepare("SELECT count(*) AS count FROM session").get()).toEqual({ count: 1 });
    expect(kinds()).toEqual(before);
  });

  it("outlive the account, without its address", () => {
    const id = register("trade");
    database.prepare("DELETE FROM customer WHERE id = ?").run(id);
    expect(listEvents(database, ALL).events).toMatchObject([
      { kind: "account.registered", actor: null, subject: { id, email: null } },
    ]);
  });

  it("of a registration that changed nothing do not exist", () => {
    register("trade");
    register("dealer");
    expect(kinds()).toEqual(["account.registered"]);
  });

  it.each(["", "x", "-1", "1; DROP TABLE customer", "9".repeat(40)])(
    "begin at the start after the place %j",
    (after) => {
      signOuts(2, NOW);
      expect(listEvents(database, { ...ALL, after }).events).toHaveLength(2);
    },
  );
});
