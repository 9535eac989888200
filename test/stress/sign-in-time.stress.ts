import { expect, it } from "vitest";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { openDatabase } from "~/provider/embedded/database.server";
import { createSignInPages } from "~/provider/embedded/hosted/sign-in.server";
import { hashPassword } from "~/provider/embedded/passwords.server";
import { aRegistration } from "../support/builders";
import { RETURN_URL } from "../support/embedded-backend";
import { postSignIn } from "../support/sign-in";
import { report } from "./report";

const TRIES = 200;
const ACCOUNTS = 1000;
const LIMIT_PERCENT = 5;

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it(`signing in takes as long for an unknown as for a known address, over ${TRIES} tries of each`, async () => {
  const database = await openDatabase(":memory:");
  const hash = await hashPassword("Secret-pass-1");
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const registration = aRegistration({ email: `known${index}@shop.test` });
    createAccount(database, toWireRegistration(registration, RETURN_URL), hash, 0);
  }
  const unlimited = { count: async () => 0, forget: async () => {} };
  const shop = { shopName: "The Shop", returnUrl: RETURN_URL };
  const pages = createSignInPages({ ...shop, database, attempts: unlimited, now: Date.now });
  const signIn = { start: () => "", pages };
  const time = async (email: string) => {
    const started = performance.now();
    const answer = await postSignIn({ signIn }, { email, password: "Wrong-pass-99" });
    await answer.text();
    expect(answer.status).toBe(422);
    return performance.now() - started;
  };
  for (let warm = 0; warm < 20; warm += 1) await time(warm % 2 === 0 ? "known0@shop.test" : "nobody0@shop.test");
  const known: number[] = [];
  const unknown: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    // Taking turns at going first, so that neither gains by what the other left behind.
    const order = index % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const times of order) times.push(await time(`${times === known ? "known" : "other"}${index}@shop.test`));
  }
  database.close();
  const [a, b] = [median(known), median(unknown)];
  const difference = (Math.abs(a - b) / Math.max(a, b)) * 100;
  report(`median known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, difference ${difference.toFixed(2)} %`);
  expect(difference).toBeLessThan(LIMIT_PERCENT);
});
