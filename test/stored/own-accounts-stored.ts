import { afterAll, beforeAll, expect, it } from "vitest";
import { recordsOf } from "~/provider/accounts/account-records.server";
import { findAccount } from "~/provider/accounts/accounts.server";
import type { Profile } from "~/provider/accounts/profile";
import type { OwnAccounts } from "~/provider/contract/own-accounts.server";
import { type Visitors, visitorsOf } from "../contract/visitors";
import { ADMIN, anEmbeddedBackend, NO_MAIL_SERVER, RETURN_URL } from "../support/embedded-backend";
import { ownAccount } from "../support/own-account";
import { describeStored, type OpenDatabase, type Stored } from "./with-database";

const ADDRESS = { address1: "2 Oak Way", address2: "", city: "Salem", province: "OR", zip: "97301", country: "US" };
const PROOF = { password: "Secret-pass-1" };
const WRONG = { password: "Wrong-pass-99" };
const NEXT = "Kettle-blue-42";

/** The embedded provider over the database of a group of tests, with people who register and sign in. */
function withAccounts({ database, now }: Stored) {
  let backend: Awaited<ReturnType<typeof anEmbeddedBackend>>;
  let people: Visitors;
  beforeAll(async () => {
    backend = await anEmbeddedBackend({ database: database(), now, mail: NO_MAIL_SERVER });
    const { pages } = backend.signIn;
    if (!pages) throw new Error("the embedded provider has its own sign-in page");
    people = visitorsOf({ backend, visit: pages, returnUrl: RETURN_URL, admin: ADMIN, stop: async () => {} });
  });
  afterAll(() => backend?.close());
  return {
    people: () => people,
    accounts: () => backend.accounts as OwnAccounts,
    /** Signs in, and does something with the account of the session. */
    async own(session: Parameters<typeof ownAccount>[2]) {
      return ownAccount(backend, people.client, session);
    },
    async signedIn() {
      const person = await people.register("dealer");
      return { person, ...(await ownAccount(backend, people.client, await people.signIn(person))) };
    },
  };
}

/** What owners do with their accounts, and how they sign in. */
export function describeOwnAccounts(engine: string, open: OpenDatabase): void {
  describeStored(`profiles, ${engine}`, open, (stored) => {
    const { database } = stored;
    const { people, accounts, own, signedIn } = withAccounts(stored);

    it("hold what was registered, and save what is changed, in the shop's copy too", async () => {
      const { id, calls, person } = await signedIn();
      const { revision, profile } = (await accounts().findProfile(id)) ?? {};
      if (!profile || !revision) throw new Error("no profile");
      expect(profile).toMatchObject({ firstName: "Ann", lastName: "Lee", phone: "555-0101" });
      expect(profile.addresses.shipping).toEqual(profile.addresses.mailing);
      const changed: Profile = {
        ...profile,
        firstName: "Anna",
        addresses: { ...profile.addresses, shipping: ADDRESS },
        acceptsSmsMarketing: !profile.acceptsSmsMarketing,
      };
      expect(await accounts().changeProfile(id, { revision, profile: changed })).toBe("done");
      const after = await accounts().findProfile(id);
      expect(after?.profile).toEqual(changed);
      expect(after?.revision).not.toBe(revision);
      expect(await calls.getAccount()).toMatchObject({ firstName: "Anna", tags: ["dealer"] });
      expect(await findAccount(database().db, id)).toMatchObject({ email: person.email, firstName: "Anna" });
    });

    it("refuse a change if the profile was changed in the meantime", async () => {
      const { id } = await signedIn();
      const marked = await accounts().findProfile(id);
      if (!marked) throw new Error("no profile");
      const { revision, profile } = marked;
      const change = (phone: string) => accounts().changeProfile(id, { revision, profile: { ...profile, phone } });
      expect([await change("1"), await change("2")]).toEqual(["done", "changed"]);
      expect((await accounts().findProfile(id))?.profile.phone).toBe("1");
    });

    it("come with what happened to the account, and nothing about anyone else", async () => {
      const { id, person } = await signedIn();
      await signedIn();
      const { events, messages } = await recordsOf(database().db, id);
      expect((await accounts().findRecord(id))?.tags).toEqual(["dealer"]);
      expect(events.map(({ kind, byYou }) => [kind, byYou])).toEqual([
        ["sign-in.done", true],
        ["account.registered", false],
      ]);
      expect(messages).toEqual([]);
      expect(JSON.stringify(events)).not.toContain(person.email);
    });

    it("are deleted only with the password, which ends every session and removes what the shop stores", async () => {
      const { person, id, calls, deleteAccount } = await signedIn();
      const other = people().client.as(await people().signIn(person));
      expect(await deleteAccount(WRONG)).toBe("wrong-password");
      expect(await calls.getAccount()).not.toBeNull();
      expect(await deleteAccount(PROOF)).toBe("done");
      expect(await calls.getAccount()).toBeNull();
      expect(await other.getAccount()).toBeNull();
      expect(await people().passPage(person)).toBeNull();
      expect(await findAccount(database().db, id)).toBeNull();
      expect(await deleteAccount(PROOF)).toBe("ended");
      expect(await people().passPage(await people().register())).not.toBeNull();
    });

    it("let only their owner change the address, and do not reveal whether an address is taken", async () => {
      const { person, calls, findProfile, askEmailChange } = await signedIn();
      expect((await findProfile())?.changesEmail).toBe(true);
      const other = await people().register();
      expect(await askEmailChange("new@shop.test", WRONG)).toBe("wrong-password");
      expect(await askEmailChange("nobody", PROOF)).toBe("no-mail");
      for (const email of ["new@shop.test", other.email]) expect(await askEmailChange(email, PROOF)).toBe("done");
      expect(await calls.getAccount()).toMatchObject({ email: person.email });
      const admin = people().client.as(await people().admin());
      expect((await admin.getAccount())?.email).toBe(ADMIN.email);
    });

    it("of the only admin cannot be deleted", async () => {
      const { calls, deleteAccount } = await own(await people().admin());
      expect(await deleteAccount({ password: ADMIN.password })).toBe("only-admin");
      expect((await calls.getAccount())?.tags).toContain("admin");
    });

    it("of an account that is gone are neither found nor changed", async () => {
      const { id } = await signedIn();
      const marked = await accounts().findProfile(id);
      if (!marked) throw new Error("no profile");
      expect(await accounts().deleteAccount(id, PROOF)).toBe("done");
      expect([await accounts().findProfile(id), await accounts().findRecord(id)]).toEqual([null, null]);
      expect(await accounts().findSecurity(id, {})).toBeNull();
      expect(await accounts().changeProfile(id, marked)).toBe("ended");
      expect(await accounts().askEmailChange(id, "new@shop.test", PROOF)).toBe("ended");
      expect(await accounts().changePassword(id, { current: PROOF.password, next: NEXT }, {})).toBe("ended");
      expect(await accounts().endOtherSessions(id, {})).toBe("ended");
      expect(await accounts().beginTwoFactor(id, PROOF.password)).toBe("ended");
      expect(await accounts().confirmTwoFactor(id, "000000")).toBe("ended");
      expect(await accounts().endTwoFactor(id, { ...PROOF, code: "000000" })).toBe("ended");
      expect(await findAccount(database().db, id)).toBeNull();
    });
  });

  describeStored(`how an account signs in, ${engine}`, open, (stored) => {
    const { people, own } = withAccounts(stored);

    async function signedInTwice() {
      const person = await people().register();
      return {
        person,
        here: await own(await people().signIn(person)),
        there: await own(await people().signIn(person)),
      };
    }

    it("changes only with the current password, and ends the other sessions only", async () => {
      const { passPage, signIn, client, proofOf } = people();
      const { person, here, there } = await signedInTwice();
      expect((await here.findSecurity())?.otherSessions).toBe(1);
      const unused = await proofOf(person);
      expect(await here.changePassword({ current: person.password, next: NEXT })).toBe("done");
      expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
      expect((await here.findSecurity())?.otherSessions).toBe(0);
      await expect(client.login(unused)).rejects.toMatchObject({ status: 401 });
      expect(await passPage(person)).toBeNull();
      expect((await signIn({ ...person, password: NEXT })).email).toBe(person.email);
    });

    it("stays the same without the current password, and with a weak or common new one", async () => {
      const { person, here, there } = await signedInTwice();
      const attempt = (current: string, next: string) => here.changePassword({ current, next });
      expect(await attempt(WRONG.password, NEXT)).toBe("wrong-password");
      expect(await attempt("", "")).toBe("wrong-password");
      for (const next of ["", "short", "Password123!", `Aa1!${"x".repeat(500)}`])
        expect(await attempt(person.password, next)).toEqual({ weak: expect.stringContaining("password") });
      expect(await there.isSignedIn()).toBe(true);
      expect((await people().signIn(person)).email).toBe(person.email);
    });

    it("cannot be guessed: after too many tries even the right password is refused", async () => {
      const { person, here } = await signedInTwice();
      const wait = { retryAfter: expect.any(Number) };
      const outcomes: unknown[] = [];
      for (let tries = 0; tries < 11; tries += 1)
        outcomes.push(await here.changePassword({ current: WRONG.password, next: NEXT }));
      expect(outcomes).toEqual([...Array(10).fill("wrong-password"), wait]);
      expect(await here.changePassword({ current: person.password, next: NEXT })).toEqual(wait);
      expect(await here.deleteAccount({ password: person.password })).toEqual(wait);
    });

    it("can end only the other sessions", async () => {
      const { here, there } = await signedInTwice();
      expect(await here.endOtherSessions()).toBe("done");
      expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
    });
  });
}
