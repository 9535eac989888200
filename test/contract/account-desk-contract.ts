import { expect, it } from "vitest";
import type { DecisionTag } from "~/domain/account";
import type { DeskQuery, DeskState } from "~/domain/account-desk";
import type { TierId } from "~/domain/tiers";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const ask = (change: Partial<DeskQuery> = {}): DeskQuery => ({
  state: "pending",
  tier: null,
  search: "",
  after: null,
  ...change,
});

export function describeAccountDesk(name: string, start: StartHost): void {
  describeHost(`the desk for accounts, ${name}`, start, ({ host, people, pass }) => {
    /** An admin's calls, or `null` if the provider has no such lists, which it may leave out. */
    const desk = async () => {
      const { client, admin } = people();
      const calls = client.as(await admin());
      return (await calls.listAccounts(ask())) === null ? null : calls;
    };
    type Desk = NonNullable<Awaited<ReturnType<typeof desk>>>;
    const find = async (calls: Desk, email: string, state: DeskState = "pending") =>
      (await calls.listAccounts(ask({ state, search: email })))?.accounts.find((account) => account.email === email);
    const apply = async (calls: Desk, tier: TierId = "dealer", change: { firstName?: string } = {}) => {
      const person = await people().register(tier, change);
      return { ...person, id: (await find(calls, person.email))?.id ?? "" };
    };

    it.each(["approved", "rejected"] as const)("lists who was %s, by whom and when, and can undo that", async (tag) => {
      const calls = await desk();
      if (!calls) return;
      const { client, signIn } = people();
      const person = await apply(calls);
      await calls.decide(person.id, tag);
      expect(await find(calls, person.email)).toBeUndefined();
      expect(await find(calls, person.email, tag)).toMatchObject({
        id: person.id,
        tier: "Tier 3: Dealer",
        decided: { at: expect.stringMatching(/Z$/), by: host().admin.email },
      });
      await calls.reopenAccount(person.id, tag);
      expect(await find(calls, person.email, tag)).toBeUndefined();
      expect(await find(calls, person.email)).toMatchObject({ id: person.id, decided: null });
      expect((await client.as(await signIn(person)).getAccount())?.tags).toEqual(["dealer"]);
      await calls.decide(person.id, "approved");
      expect(await find(calls, person.email, "approved")).toBeDefined();
    });

    it("undoes only the decision that the account has", async () => {
      const calls = await desk();
      if (!calls) return;
      const person = await apply(calls);
      const status = (tag: DecisionTag, id = person.id) =>
        calls.reopenAccount(id, tag).then(
          () => 200,
          (error: { status: number }) => error.status,
        );
      expect(await status("approved")).toBe(409);
      await calls.decide(person.id, "rejected");
      expect(await status("approved")).toBe(409);
      expect(await find(calls, person.email, "rejected")).toBeDefined();
      expect([await status("rejected"), await status("rejected")]).toEqual([200, 409]);
      expect(await status("rejected", "nobody")).toBe(404);
    });

    it("finds a literal text in name, address and business, within a tier", async () => {
      const calls = await desk();
      if (!calls) return;
      const mark = `Q${Date.now()}`;
      const odd = await apply(calls, "dealer", { firstName: `${mark} 100%_x` });
      const other = await apply(calls, "reseller", { firstName: `${mark} 100 xx` });
      const found = async (change: Partial<DeskQuery>) =>
        (await calls.listAccounts(ask(change)))?.accounts.map(({ email }) => email);
      expect(await found({ search: mark.toLowerCase() })).toEqual([odd.email, other.email]);
      expect(await found({ search: `${mark} 100%` })).toEqual([odd.email]);
      expect(await found({ search: `${mark} 100__x` })).toEqual([]);
      expect(await found({ search: mark, tier: "reseller" })).toEqual([other.email]);
      expect(await found({ search: other.email })).toEqual([other.email]);
    });

    it("lists 25 at a time, each account once, even if some are decided on in between", async () => {
      const calls = await desk();
      if (!calls) return;
      const mark = `P${Date.now()}`;
      const emails: string[] = [];
      for (let count = 0; count < 30; count += 1) {
        emails.push((await people().register("dealer", { firstName: mark })).email);
        pass(1000);
      }
      const first = await calls.listAccounts(ask({ search: mark }));
      expect(first?.accounts.map(({ email }) => email)).toEqual(emails.slice(0, 25));
      expect(first?.total).toBe(30);
      await calls.decide(first?.accounts[0]?.id ?? "", "approved");
      const second = await calls.listAccounts(ask({ search: mark, after: first?.next ?? null }));
      expect(second?.accounts.map(({ email }) => email)).toEqual(emails.slice(25));
      expect(second?.next).toBeNull();
    });

    it("is for admins only", async () => {
      const calls = await desk();
      if (!calls) return;
      const { client, register, signIn } = people();
      const pending = await apply(calls);
      for (const [who, status] of [
        [NOBODY, 401],
        [FORGED, 401],
        [await signIn(await register("trade")), 403],
        [await signIn(pending), 403],
      ] as const) {
        await expect(client.as(who).listAccounts(ask())).rejects.toMatchObject({ status });
        await expect(client.as(who).reopenAccount(pending.id, "approved")).rejects.toMatchObject({ status });
      }
    });
  });
}
