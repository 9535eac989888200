import { expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { createSignInPages, noteFailedSignIn } from "~/provider/embedded/hosted/sign-in-page.server";
import { hashPassword } from "~/provider/embedded/passwords.server";
import { aRegistration } from "../support/builders";
import { RETURN_URL } from "../support/embedded-backend";
import { postSignIn } from "../support/sign-in";
import { differenceBetween } from "./difference";
import { report } from "./report";
import { stressedDatabases } from "./stressed-database";

const TRIES = 200;
const ACCOUNTS = 1000;
const LIMIT_PERCENT = 5;

it(`signing in takes as long for an unknown as for a known address, over ${TRIES} tries of each`, async () => {
  const databases = await stressedDatabases();
  const database = await (await databases.another()).open();
  const hash = await hashPassword("Secret-pass-1");
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const registration = aRegistration({ email: `known${index}@shop.test` });
    await write(database, (trx) => createAccount(trx, toWireRegistration(registration, RETURN_URL), hash, 0));
  }
  const limits = { count: async () => 0, forget: async () => {} };
  const log = { info: () => {}, error: () => {} };
  const failed = noteFailedSignIn({ database, log, now: Date.now });
  const shop = { shop: { shopName: "The Shop" }, returnUrl: RETURN_URL };
  const pages = createSignInPages({ ...shop, database, limits, failed, secondStep: async () => null, now: Date.now });
  const signIn = { start: () => "", pages };
  const signInAs = async (email: string) => {
    const answer = await postSignIn({ signIn }, { email, password: "Wrong-pass-99" });
    await answer.text();
    expect(answer.status).toBe(422);
  };
  const difference = await differenceBetween(
    TRIES,
    (index) => signInAs(`known${index}@shop.test`),
    (index) => signInAs(`other${index}@shop.test`),
  );
  await database.close();
  await databases.remove();
  for (const of of ["processor", "clock"] as const) {
    report(`by the ${of}, known and unknown differ by ${difference[of].toFixed(2)} %`);
  }
  // The clock's figure is reliable only on a quiet machine.
  expect(difference.processor).toBeLessThan(LIMIT_PERCENT);
});
