import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TIERS } from "~/domain/tiers";
import type { ProviderClient } from "~/provider/client.server";
import type { Backend } from "~/provider/contract/port.server";
import { aRegistration } from "../support/builders";
import { ADMIN, RETURN_URL } from "../support/embedded-backend";
import { aClient } from "../support/provider-client";
import { codeFor, postSignIn, signIn } from "../support/sign-in";
import type { Start, Started } from "./provider-contract";

const PASSWORD = "Secret-pass-1";

/** The seven calls of the contract that concern accounts, through the one client. */
export function describeAccounts(name: string, start: Start): void {
  describe(`the contract's accounts, ${name}`, () => {
    let started: Started;
    let client: ProviderClient;
    let page: Backend;
    let time = Date.UTC(2026, 0, 5, 9);
    let count = 0;

    beforeAll(async () => {
      started = await start(() => time);
      client = aClient(started.backend.handle).client;
      if (!started.signInPage) throw new Error("this back end has no sign-in page");
      page = started.signInPage;
    });
    afterAll(() => started.stop());

    /** Registers somebody new, of a tier. */
    async function registered(tierId: (typeof TIERS)[number]["id"] = "trade") {
      count += 1;
      const { id, label, requiresApproval } = TIERS.find((tier) => tier.id === tierId) ?? TIERS[0];
      const email = `person${count}@shop.test`;
      await client.register(aRegistration({ email, password: PASSWORD, tier: { id, label, requiresApproval } }));
      return { email, password: PASSWORD };
    }

    const admin = () => signIn(client, page, ADMIN);
    const pendingOf = async (email: string, cookie: string) =>
      (await client.listPendingCustomers(cookie)).find((customer) => customer.email === email);

    it("keeps messages for the admin alone, the newest first", async () => {
      const message = {
        name: "Ann Lee",
        email: "ann@site.test",
        phone: "555",
        topic: "quote",
        message: "15 x 30\nplease",
      } as const;
      time += 60_000;
      await client.sendMessage({ ...message, name: "First" });
      time += 60_000;
      await client.sendMessage(message);
      const [latest, before] = await client.listMessages(await admin());
      expect(latest).toEqual({ ...message, id: expect.any(String), receivedAt: new Date(time).toISOString() });
      expect(before?.name).toBe("First");
      const customer = await signIn(client, page, await registered());
      await expect(client.listMessages(customer)).rejects.toMatchObject({ status: 403 });
      await expect(client.listMessages("")).rejects.toMatchObject({ status: 401 });
    });

    it.each(TIERS.map(({ id }) => id))("registers a customer of tier %s who can then sign in", async (tierId) => {
      const person = await registered(tierId);
      const cookie = await signIn(client, page, person);
      expect(await client.getAccount(cookie)).toEqual({
        firstName: "Ann",
        email: person.email,
        orders: { active: 0, total: 0 },
      });
      expect(await client.getCustomer(cookie)).toEqual({
        email: person.email,
        firstName: "Ann",
        lastName: "Lee",
        tags: [tierId],
      });
    });

    it("takes an address once, however it is written, and answers alike", async () => {
      const person = await registered();
      const shouted = ` ${person.email.toUpperCase()} `;
      await client.register(aRegistration({ email: shouted, password: "Other-pass-2", firstName: "Eve" }));
      const cookie = await signIn(client, page, person);
      expect((await client.getAccount(cookie)).firstName).toBe("Ann");
      await expect(codeFor(page, { ...person, password: "Other-pass-2" })).rejects.toThrow();
      await expect(signIn(client, page, { ...person, email: shouted })).resolves.toContain("=");
    });

    it.each([
      ["a weak password", { password: "password" }],
      ["an address that is none", { email: "nobody" }],
      ["an unknown tier", { tier: { id: "admin" as "trade", label: "", requiresApproval: false } }],
    ])("refuses a registration with %s", async (_what, change) => {
      await expect(client.register(aRegistration(change))).rejects.toMatchObject({ kind: "refused", status: 400 });
    });

    it("never signs anybody in by an e-mail address alone", async () => {
      const { email } = await registered();
      for (const code of ["", "x", email]) {
        await expect(client.login({ email, code, return_url: RETURN_URL })).rejects.toMatchObject({ status: 401 });
      }
      await expect(client.login({ email } as never)).rejects.toMatchObject({ status: 400 });
    });

    it("takes a code once", async () => {
      const person = await registered();
      const login = { email: person.email, code: await codeFor(page, person), return_url: RETURN_URL };
      expect((await client.login(login)).value.email).toBe(person.email);
      await expect(client.login(login)).rejects.toMatchObject({ kind: "refused", status: 401 });
    });

    it("takes a code for 60 seconds", async () => {
      const person = await registered();
      const login = async (waited: number) => {
        const code = await codeFor(page, person);
        time += waited;
        return client.login({ email: person.email, code, return_url: RETURN_URL });
      };
      await expect(login(59_999)).resolves.toBeDefined();
      await expect(login(60_000)).rejects.toMatchObject({ status: 401 });
    });

    it("takes a code for its own address and its own return address alone, and then no more", async () => {
      const person = await registered();
      const other = await registered();
      for (const change of [{ email: other.email }, { return_url: "http://evil.test/shopify/callback" }]) {
        const login = { email: person.email, code: await codeFor(page, person), return_url: RETURN_URL };
        await expect(client.login({ ...login, ...change })).rejects.toMatchObject({ status: 401 });
        await expect(client.login(login)).rejects.toMatchObject({ status: 401 });
      }
    });

    it("opens its sign-in page for known return addresses alone", async () => {
      const person = await registered();
      const refused = await postSignIn(page, person, "http://evil.test/shopify/callback");
      expect(refused.status).toBe(400);
      expect(refused.headers.get("location")).toBeNull();
    });

    it("gives every sign-in a session of its own, and ends the one that logs out", async () => {
      const person = await registered();
      const phone = await signIn(client, page, person);
      const desk = await signIn(client, page, person);
      expect(phone).not.toBe(desk);
      await client.logout(phone);
      expect(await client.getCustomer(phone)).toBeNull();
      await expect(client.getAccount(phone)).rejects.toMatchObject({ status: 401 });
      expect((await client.getCustomer(desk))?.email).toBe(person.email);
      await client.logout(phone);
      await client.logout("");
    });

    it("ends a session after 14 days", async () => {
      const cookie = await signIn(client, page, await registered());
      const day = 86_400_000;
      time += 14 * day - 1;
      expect(await client.getCustomer(cookie)).not.toBeNull();
      time += 1;
      expect(await client.getCustomer(cookie)).toBeNull();
    });

    it("lists who waits for approval, the oldest first, and nobody else", async () => {
      const trade = await registered("trade");
      time += 1000;
      const dealer = await registered("dealer");
      time += 1000;
      const wholesaler = await registered("wholesaler");
      const listed = await client.listPendingCustomers(await admin());
      const emails = listed.map(({ email }) => email);
      expect(emails).not.toContain(trade.email);
      expect(emails).not.toContain(ADMIN.email);
      expect(emails.slice(-2)).toEqual([dealer.email, wholesaler.email]);
      expect(listed.at(-1)).toEqual({
        id: expect.any(String),
        firstName: "Ann",
        lastName: "Lee",
        email: wholesaler.email,
        phone: "555-0101",
        tags: ["wholesaler"],
        businessName: "Lee Kitchens",
        createdAt: new Date(time).toISOString(),
      });
    });

    it.each(["approved", "rejected"] as const)("tags an account %s, once", async (tag) => {
      const person = await registered("reseller");
      const cookie = await admin();
      const id = (await pendingOf(person.email, cookie))?.id ?? "";
      await client.patchCustomerTags(id, tag, cookie);
      expect(await pendingOf(person.email, cookie)).toBeUndefined();
      expect((await client.getCustomer(await signIn(client, page, person)))?.tags).toEqual(["reseller", tag]);
      for (const again of ["approved", "rejected"] as const) {
        await expect(client.patchCustomerTags(id, again, cookie)).rejects.toMatchObject({ status: 409 });
      }
      expect((await client.getCustomer(await signIn(client, page, person)))?.tags).toEqual(["reseller", tag]);
    });

    it("knows no customer by a wrong id", async () => {
      const cookie = await admin();
      for (const id of ["nobody", "'; DROP TABLE customer; --", "%00", "a/b"]) {
        await expect(client.patchCustomerTags(id, "approved", cookie)).rejects.toMatchObject({ status: 404 });
      }
    });

    it("answers nobody but an admin", async () => {
      const pending = await registered("dealer");
      const cookie = await admin();
      const id = (await pendingOf(pending.email, cookie))?.id ?? "";
      const ended = await admin();
      await client.logout(ended);
      for (const [who, status] of [
        ["", 401],
        ["provider_session=forged", 401],
        [ended, 401],
        [await signIn(client, page, await registered("trade")), 403],
        [await signIn(client, page, pending), 403],
      ] as const) {
        await expect(client.listPendingCustomers(who)).rejects.toMatchObject({ status });
        await expect(client.patchCustomerTags(id, "approved", who)).rejects.toMatchObject({ status });
      }
      expect(await pendingOf(pending.email, cookie)).toBeDefined();
    });

    it("gives the first admin the role", async () => {
      expect((await client.getCustomer(await admin()))?.tags).toContain("admin");
    });
  });
}
