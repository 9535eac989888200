import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import { cookieHeader } from "~/provider/client/session.server";
import { MAX_SESSION_CHARACTERS } from "~/provider/contract/accounts.server";
import { CALLS } from "~/provider/contract/calls.server";
import type { Abilities, StartHost } from "./host-under-test";
import { NOBODY } from "./visitors";
import { describeHost } from "./with-host";

export function describeSignIn(name: string, start: StartHost, { clock }: Abilities): void {
  describeHost(`signing in, ${name}`, start, ({ host, people, pass }) => {
    it("is never done by an e-mail address alone", async () => {
      const { client, register, sendRaw } = people();
      const { email } = await register();
      for (const code of ["", "x", email]) {
        await expect(client.login({ email, code })).rejects.toMatchObject({ status: 401 });
      }
      expect((await sendRaw("POST", CALLS.login.path, { email })).status).toBe(400);
    });

    it("is not possible with a code that was made up, for a known or an unknown address", async () => {
      const { client, register } = people();
      const { email } = await register();
      for (const who of [email, `nobody-${randomUUID()}@shop.test`]) {
        const code = randomBytes(32).toString("base64url");
        await expect(client.login({ email: who, code })).rejects.toMatchObject({ status: 401 });
      }
    });

    it("is not possible with a wrong password", async () => {
      const { register, passPage, passwords } = people();
      if (passwords) expect(await passPage({ ...(await register()), password: "Wrong-pass-99" })).toBeNull();
    });

    it("accepts a code once", async () => {
      const { client, register, proofOf } = people();
      const person = await register();
      const proof = await proofOf(person);
      expect((await client.login(proof)).email).toBe(person.email);
      await expect(client.login(proof)).rejects.toMatchObject({ kind: "refused", status: 401 });
    });

    it("accepts a code only for its own address, and a wrong try uses it up", async () => {
      const { client, register, proofOf } = people();
      const person = await register();
      const other = await register();
      const proof = await proofOf(person);
      await expect(client.login({ ...proof, email: other.email })).rejects.toMatchObject({ status: 401 });
      await expect(client.login(proof)).rejects.toMatchObject({ status: 401 });
    });

    it("accepts a code only for its own return address, and a wrong try uses it up", async () => {
      const { client, register, proofOf, sendRaw } = people();
      const proof = await proofOf(await register());
      const elsewhere = { ...proof, return_url: "http://evil.test/shopify/callback" };
      expect((await sendRaw("POST", CALLS.login.path, elsewhere)).status).toBe(401);
      await expect(client.login(proof)).rejects.toMatchObject({ status: 401 });
    });

    it("sets cookies that are short enough for the shop to store", async () => {
      const { register, signIn } = people();
      const { length } = cookieHeader((await signIn(await register())).cookies);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(MAX_SESSION_CHARACTERS);
    });

    it("gives every sign-in a separate session, and signing out ends only that one", async () => {
      const { client, register, signIn } = people();
      const person = await register();
      const phone = await signIn(person);
      const laptop = await signIn(person);
      expect(phone.cookies).not.toEqual(laptop.cookies);
      await client.as(phone).logout();
      expect(await client.as(phone).getAccount()).toBeNull();
      await expect(client.as(phone).getOverview()).rejects.toMatchObject({ status: 401 });
      expect((await client.as(laptop).getAccount())?.email).toBe(person.email);
      await client.as(phone).logout();
      await client.as(NOBODY).logout();
    });

    it("begins at an address that carries the return address", () => {
      const { backend, returnUrl } = host();
      expect([...new URL(backend.signIn.start()).searchParams]).toEqual([["return_url", returnUrl]]);
    });

    if (!clock) return;

    it("accepts a code for 60 seconds", async () => {
      const { client, register, proofOf } = people();
      const person = await register();
      const login = async (waited: number) => {
        const proof = await proofOf(person);
        pass(waited);
        return client.login(proof);
      };
      await expect(login(59_999)).resolves.toBeDefined();
      await expect(login(60_000)).rejects.toMatchObject({ status: 401 });
    });

    it("lasts 14 days after each use", async () => {
      const { client, register, signIn } = people();
      const account = client.as(await signIn(await register()));
      for (const time of [6 * DAY_MS, 6 * DAY_MS, 2 * DAY_MS - 1]) {
        pass(time);
        expect(await account.getAccount()).not.toBeNull();
      }
      pass(1);
      expect(await account.getAccount()).toBeNull();
    });
  });
}
