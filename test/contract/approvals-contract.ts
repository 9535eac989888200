import { expect, it } from "vitest";
import type { ProviderSession } from "~/provider/client/session.server";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

export function describeApprovals(name: string, start: StartHost): void {
  describeHost(`approvals, ${name}`, start, ({ host, people, pass }) => {
    const pendingOf = async (email: string, session: ProviderSession) =>
      (await people().client.as(session).listPending()).find((account) => account.email === email);

    it("are for admins: the account has the tag", async () => {
      const { client, admin } = people();
      expect((await client.as(await admin()).getAccount())?.tags).toContain("admin");
    });

    it("list only accounts that wait, the oldest first", async () => {
      const { client, register, admin } = people();
      const trade = await register("trade");
      pass(1000);
      const dealer = await register("dealer");
      pass(1000);
      const wholesaler = await register("wholesaler");
      const listed = await client.as(await admin()).listPending();
      const emails = listed.map(({ email }) => email);
      expect(emails).not.toContain(trade.email);
      expect(emails).not.toContain(host().admin.email);
      expect(emails.slice(-2)).toEqual([dealer.email, wholesaler.email]);
      expect(listed.at(-1)).toMatchObject({
        id: expect.any(String),
        firstName: "Ann",
        lastName: "Lee",
        email: wholesaler.email,
        phone: "555-0101",
        tier: "Tier 4: Wholesaler",
      });
    });

    it.each(["approved", "rejected"] as const)("tag an account %s, once", async (tag) => {
      const { client, register, signIn, admin } = people();
      const person = await register("reseller");
      const session = await admin();
      const id = (await pendingOf(person.email, session))?.id ?? "";
      await client.as(session).decide(id, tag);
      expect(await pendingOf(person.email, session)).toBeUndefined();
      const tags = async () => (await client.as(await signIn(person)).getAccount())?.tags;
      expect(await tags()).toEqual(["reseller", tag]);
      for (const again of ["approved", "rejected"] as const) {
        await expect(client.as(session).decide(id, again)).rejects.toMatchObject({ status: 409 });
      }
      expect(await tags()).toEqual(["reseller", tag]);
    });

    it("reject an unknown id", async () => {
      const { client, admin } = people();
      const session = await admin();
      for (const id of ["nobody", "'; DROP TABLE customer; --", "%00", "a/b"]) {
        await expect(client.as(session).decide(id, "approved")).rejects.toMatchObject({ status: 404 });
      }
    });

    it("are refused to everyone else", async () => {
      const { client, register, signIn, admin } = people();
      const pending = await register("dealer");
      const session = await admin();
      const id = (await pendingOf(pending.email, session))?.id ?? "";
      const ended = await admin();
      await client.as(ended).logout();
      for (const [who, status] of [
        [NOBODY, 401],
        [FORGED, 401],
        [ended, 401],
        [await signIn(await register("trade")), 403],
        [await signIn(pending), 403],
      ] as const) {
        await expect(client.as(who).listPending()).rejects.toMatchObject({ status });
        await expect(client.as(who).decide(id, "approved")).rejects.toMatchObject({ status });
      }
      expect(await pendingOf(pending.email, session)).toBeDefined();
    });
  });
}
