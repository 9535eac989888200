import { expect, it } from "vitest";
import type { AuditKind, AuditQuery } from "~/domain/audit";
import type { StartHost } from "./host-under-test";
import { NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const ask = (change: Partial<AuditQuery> = {}): AuditQuery => ({ kinds: [], order: "newest", after: null, ...change });

export function describeAudit(name: string, start: StartHost): void {
  describeHost(`audit events, ${name}`, start, ({ host, people, pass }) => {
    /** The newest events of a kind, or `null` if the provider offers none, which it may leave out. */
    const newest = async (...kinds: AuditKind[]) => {
      const { client, admin } = people();
      return (await client.as(await admin()).listEvents(ask({ kinds })))?.events ?? null;
    };

    it("say who decided on an application, and when", async () => {
      const { client, register, admin } = people();
      const [approved, rejected] = [await register("dealer"), await register("reseller")];
      const session = client.as(await admin());
      const pending = await session.listPending();
      const idOf = (email: string) => pending.find((account) => account.email === email)?.id ?? "";
      pass(1000);
      await session.decide(idOf(approved.email), "approved");
      pass(1000);
      await session.decide(idOf(rejected.email), "rejected");
      const events = await newest("account.approved", "account.rejected");
      if (events === null) return;
      expect(events.slice(0, 2)).toMatchObject([
        { kind: "account.rejected", actor: { email: host().admin.email }, subject: { email: rejected.email } },
        { kind: "account.approved", actor: { email: host().admin.email }, subject: { email: approved.email } },
      ]);
      const [later, earlier] = events.map(({ at }) => Date.parse(at));
      expect(later).toBeGreaterThanOrEqual(earlier ?? Number.NaN);
    });

    it("record registrations, sign-ins, failed sign-ins and sign-outs", async () => {
      const { client, register, signIn, passPage, passwords } = people();
      const person = await register();
      if (passwords) expect(await passPage({ ...person, password: "Wrong-pass-99" })).toBeNull();
      await client.as(await signIn(person)).logout();
      // Without passwords, a failed sign-in happens on another service's page.
      const failed = passwords ? (["sign-in.failed"] as const) : [];
      const kinds = ["account.registered", ...failed, "sign-in.done", "sign-out"] as const;
      const events = await newest(...kinds);
      if (events === null) return;
      const own = events.filter(({ subject }) => subject?.email === person.email).map(({ kind }) => kind);
      expect([...own].reverse()).toEqual(kinds);
    });

    it("are listed in pages, in both orders, each once", async () => {
      const { client, admin } = people();
      const session = client.as(await admin());
      for (let index = 0; index < 26; index += 1) await client.as(await admin()).logout();
      const question = { kinds: ["sign-in.done", "sign-out"] } as const;
      const all = async (order: AuditQuery["order"]) => {
        const ids: string[] = [];
        let after: string | null = null;
        do {
          const page = await session.listEvents(ask({ ...question, order, after }));
          if (page === null) return null;
          expect(page.events.length).toBeLessThanOrEqual(50);
          ids.push(...page.events.map(({ id }) => id));
          after = page.next;
        } while (after !== null);
        return ids;
      };
      const [newestFirst, oldestFirst] = [await all("newest"), await all("oldest")];
      if (newestFirst === null) return;
      expect(newestFirst.length).toBeGreaterThan(50);
      expect(new Set(newestFirst).size).toBe(newestFirst.length);
      expect(oldestFirst).toEqual([...newestFirst].reverse());
    });

    it("are for admins only, and a refusal is an event too", async () => {
      const { client, register, signIn } = people();
      const person = await register();
      const customer = client.as(await signIn(person));
      const offered = (await newest("access.refused")) !== null;
      if (!offered) return;
      await expect(client.as(NOBODY).listEvents(ask())).rejects.toMatchObject({ status: 401 });
      await expect(customer.listEvents(ask())).rejects.toMatchObject({ status: 403 });
      expect((await newest("access.refused"))?.[0]).toMatchObject({ actor: { email: person.email }, subject: null });
    });
  });
}
