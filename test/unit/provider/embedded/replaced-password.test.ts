import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount, findAccount, findCredentials, type StoredAccount } from "~/provider/embedded/accounts.server";
import { createSignInPages } from "~/provider/embedded/hosted/sign-in-page.server";
import { hashPassword, replacePassword } from "~/provider/embedded/passwords.server";
import { aRegistration } from "../../../support/builders";
import { RETURN_URL } from "../../../support/embedded-backend";
import { postSignIn } from "../../../support/sign-in";

const EMAIL = "ann@shop.test";
const OLD = "Secret-pass-1";
const NEXT = "Kettle-blue-42";

describe("a password that is replaced during a sign-in with it", () => {
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase(":memory:");
    const wire = toWireRegistration(aRegistration({ email: EMAIL }), RETURN_URL);
    const hash = await hashPassword(OLD);
    await write(database, (trx) => createAccount(trx, wire, hash, 0));
  });
  afterEach(() => database.close());

  const account = async () =>
    (await findAccount(database.db, (await findCredentials(database.db, EMAIL))?.id ?? "")) as StoredAccount;

  /** The sign-in page; `happens` runs after the account is found and before the password is checked. */
  function signInWhile(happens: () => Promise<void>) {
    const count = async () => {
      await happens();
      return 0;
    };
    const pages = createSignInPages({
      ...{ database, shop: { shopName: "The Shop" }, returnUrl: RETURN_URL, now: Date.now },
      ...{ limits: { count, forget: async () => {} }, failed: async () => {}, secondStep: async () => null },
    });
    return postSignIn({ signIn: { start: () => "", pages } }, { email: EMAIL, password: OLD });
  }

  it("does not sign in", async () => {
    const replace = async () => {
      const [replaced, hash] = [await account(), await hashPassword(NEXT)];
      await write(database, (trx) => replacePassword(trx, replaced, { hash, token: "" }, Date.now()));
    };
    expect((await signInWhile(replace)).status).toBe(422);
    expect(await database.db.selectFrom("login_code").selectAll().execute()).toEqual([]);
  });

  it("signs in if it is not replaced", async () => {
    expect((await signInWhile(async () => {})).status).toBe(303);
  });
});
