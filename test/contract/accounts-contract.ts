import { expect, it } from "vitest";
import { CALLS } from "~/provider/contract/calls.server";
import { TIERS } from "~/trade/pricing/tiers";
import { aRegistration } from "../support/builders";
import type { StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

export function describeAccounts(name: string, start: StartHost): void {
  describeHost(`accounts, ${name}`, start, ({ people }) => {
    it("need a session", async () => {
      const { client } = people();
      for (const session of [NOBODY, FORGED]) {
        expect(await client.as(session).getAccount()).toBeNull();
        await expect(client.as(session).getOverview()).rejects.toMatchObject({ kind: "refused", status: 401 });
      }
    });

    it.each(TIERS.map(({ id }) => id))("can be registered in the tier %s, and then signed in to", async (tier) => {
      const { client, register, signIn, passwords } = people();
      const person = await register(tier);
      const account = client.as(await signIn(person));
      expect(await account.getOverview()).toEqual({
        firstName: "Ann",
        email: person.email,
        orders: { active: 0, total: 0 },
      });
      expect(await account.getAccount()).toEqual({
        id: expect.any(String),
        email: person.email,
        firstName: "Ann",
        lastName: "Lee",
        tags: [tier],
        emailConfirmed: !passwords,
      });
    });

    it("are not marked as confirmed just because someone registered the address", async () => {
      const { client, register, signIn, passwords } = people();
      if (!passwords) return;
      const account = await client.as(await signIn(await register())).getAccount();
      expect(account?.emailConfirmed).toBe(false);
    });

    it("take an address once, regardless of its spelling, and give the same answer again", async () => {
      const { client, register, passPage, signIn, passwords } = people();
      const person = await register();
      const upperCased = ` ${person.email.toUpperCase()} `;
      const again = await client.register(
        aRegistration({ email: upperCased, password: "Other-pass-2", firstName: "Eve" }),
      );
      expect(again?.length).toBe(person.code?.length);
      const session = await signIn(person);
      expect((await client.as(session).getOverview()).firstName).toBe("Ann");
      if (passwords) expect(await passPage({ ...person, password: "Other-pass-2" })).toBeNull();
      expect((await signIn({ ...person, email: upperCased })).email).toBe(person.email);
    });

    it("accept the code of their registration, if there is one, but never the code of a known address", async () => {
      const { client, register } = people();
      const person = await register();
      const repeated = await client.register(aRegistration(person));
      if (person.code === null) {
        expect(repeated).toBeNull();
        return;
      }
      await expect(client.login({ email: person.email, code: repeated ?? "" })).rejects.toMatchObject({ status: 401 });
      const session = await client.login({ email: person.email, code: person.code });
      expect((await client.as(session).getAccount())?.email).toBe(person.email);
      await expect(client.login({ email: person.email, code: person.code })).rejects.toMatchObject({ status: 401 });
    });

    it.each([
      ["a weak password", { password: "password" }],
      ["a common password", { password: "Password123!" }],
      ["an address that is none", { email: "nobody" }],
    ])("are refused with %s", async (_what, change) => {
      if ("password" in change && !people().passwords) return;
      const refused = people().client.register(aRegistration(change));
      await expect(refused).rejects.toMatchObject({ kind: "refused", status: 400 });
    });

    it("are refused with an unknown tier, or without a body", async () => {
      const { sendRaw } = people();
      const { path } = CALLS.register;
      const tier = { id: "admin", label: "", requiresApproval: false };
      expect((await sendRaw("POST", path, { ...aRegistration(), tier })).status).toBe(400);
      expect((await sendRaw("POST", path)).status).toBe(400);
    });
  });
}
