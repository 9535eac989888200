import { sql } from "kysely";
import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { AUDIT_PAGE_SIZE, type AuditKind, type AuditQuery } from "~/house/audit/audit";
import { listEvents, recordEvent } from "~/house/audit/audit.server";
import { forgetAccount, rememberAccount } from "~/provider/accounts/accounts.server";
import { rowsWritten } from "../support/statements";
import { describeStored, type OpenDatabase } from "./with-database";

const ask = (change: Partial<AuditQuery> = {}): AuditQuery => ({ kinds: [], order: "newest", after: null, ...change });

const anAccount = (id: string) => ({
  id,
  email: `${id}@people.test`,
  firstName: "",
  lastName: "",
  tags: [],
  emailConfirmed: true,
});

export function describeAudit(engine: string, open: OpenDatabase): void {
  describeStored(`audit events, ${engine}`, open, ({ database, now, pass }) => {
    const record = (kind: AuditKind, actorId: string | null, subjectId: string | null) =>
      write(database(), (trx) => recordEvent(trx, { kind, actorId, subjectId }, now()));

    it("say who did what to whom, and when, the newest first", async () => {
      await rememberAccount(database(), anAccount("admin"));
      await rememberAccount(database(), anAccount("ann"));
      await record("account.registered", null, "ann");
      pass(1000);
      await record("account.approved", "admin", "ann");
      const ann = { id: "ann", email: "ann@people.test" };
      const admin = { id: "admin", email: "admin@people.test" };
      const at = new Date(now()).toISOString();
      expect((await listEvents(database().db, ask())).events).toMatchObject([
        { at, kind: "account.approved", actor: admin, subject: ann },
        { kind: "account.registered", actor: null, subject: ann },
      ]);
      const { events } = await listEvents(database().db, ask({ kinds: ["account.registered"] }));
      expect(events.map(({ kind }) => kind)).toEqual(["account.registered"]);
    });

    it("say which order they are about and what changed, and are found by order and by person", async () => {
      const about = { kind: "order.changed", actorId: "admin", subjectId: "ann" } as const;
      const what = ["freight $0.00 to $185.00", "tax $0.00 to $5.00"];
      await write(database(), (trx) => recordEvent(trx, { ...about, order: "TS-1001", what }, now()));
      await write(database(), (trx) => recordEvent(trx, { ...about, actorId: "cy", order: "TS-10010" }, now()));
      const listed = async (change: Partial<AuditQuery>) => (await listEvents(database().db, ask(change))).events;
      expect(await listed({ about: "TS-1001" })).toMatchObject([
        { order: "TS-1001", what: "freight $0.00 to $185.00, tax $0.00 to $5.00" },
      ]);
      const kinds = ["order.changed"] as const;
      const orders = async (person: string) => (await listed({ kinds, person })).map(({ order }) => order);
      expect([await orders("ADMIN@"), await orders("ann@people"), await orders("%")]).toEqual([
        ["TS-1001"],
        ["TS-10010", "TS-1001"],
        [],
      ]);
      expect(await listed({ kinds: ["account.approved"] })).toMatchObject([{ order: null, what: "" }]);
    });

    it("show an account's current address, and none once it is forgotten", async () => {
      await record("sign-in.done", "bob", "bob");
      const shown = async () => (await listEvents(database().db, ask())).events[0]?.actor;
      expect(await shown()).toEqual({ id: "bob", email: "" });
      await rememberAccount(database(), anAccount("bob"));
      await rememberAccount(database(), { ...anAccount("bob"), email: "robert@people.test" });
      expect(await shown()).toEqual({ id: "bob", email: "robert@people.test" });
      await write(database(), (trx) => forgetAccount(trx, "bob"));
      expect(await shown()).toEqual({ id: "bob", email: "" });
    });

    it("are listed in pages, in both orders, each once", async () => {
      for (let count = 0; count < AUDIT_PAGE_SIZE + 2; count += 1) await record("sign-out", "ann", "ann");
      const all = async (order: AuditQuery["order"]) => {
        const ids: string[] = [];
        let after: string | null = null;
        do {
          const page = await listEvents(database().db, ask({ kinds: ["sign-out"], order, after }));
          expect(page.events.length).toBeLessThanOrEqual(AUDIT_PAGE_SIZE);
          ids.push(...page.events.map(({ id }) => id));
          after = page.next;
        } while (after !== null);
        return ids;
      };
      const [newestFirst, oldestFirst] = [await all("newest"), await all("oldest")];
      expect(newestFirst).toHaveLength(AUDIT_PAGE_SIZE + 2);
      expect(new Set(newestFirst).size).toBe(newestFirst.length);
      expect(oldestFirst).toEqual([...newestFirst].reverse());
    });

    it("cannot be changed, nor deleted within a year", async () => {
      await expect(rowsWritten(database(), sql`UPDATE audit_event SET kind = 'sign-in.done'`)).rejects.toThrow(
        "is final",
      );
      await expect(rowsWritten(database(), sql`DELETE FROM audit_event WHERE kind = 'sign-out'`)).rejects.toThrow(
        "for a year",
      );
    });
  });
}
