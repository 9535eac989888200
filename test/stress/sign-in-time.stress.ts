import { expect, it } from "vitest";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { createAccount } from "~/provider/embedded/accounts.server";
import { openDatabase } from "~/provider/embedded/database.server";
import { noteFailedSignIn } from "~/provider/embedded/hosted/failed-sign-in.server";
import { createSignInPages } from "~/provider/embedded/hosted/sign-in.server";
import { hashPassword } from "~/provider/embedded/passwords.server";
import { aRegistration } from "../support/builders";
import { RETURN_URL } from "../support/embedded-backend";
import { postSignIn } from "../support/sign-in";
import { report } from "./report";

const TRIES = 200;
const ACCOUNTS = 1000;
const LIMIT_PERCENT = 5;

/** What one sign-in took, in milliseconds. */
interface Cost {
  /** By the clock, as whoever tries sees it. */
  readonly clock: number;
  /** Of the processor, hashing threads and all: other work on the machine is not in it. */
  readonly processor: number;
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** How far apart two numbers are, in percent. */
const apart = (a: number, b: number) => (Math.abs(a - b) / Math.max(a, b)) * 100;

/** The quickest tenth of the tries: the others show what else the machine did, as far as they show anything. */
const quickest = (costs: readonly Cost[], of: keyof Cost) =>
  quantile(
    costs.map((cost) => cost[of]),
    0.1,
  );

it(`signing in takes as long for an unknown as for a known address, over ${TRIES} tries of each`, async () => {
  const database = await openDatabase(":memory:");
  const hash = await hashPassword("Secret-pass-1");
  for (let index = 0; index < ACCOUNTS; index += 1) {
    const registration = aRegistration({ email: `known${index}@shop.test` });
    createAccount(database, toWireRegistration(registration, RETURN_URL), hash, 0);
  }
  const limits = { count: async () => 0, forget: async () => {} };
  const log = { info: () => {}, error: () => {} };
  const failed = noteFailedSignIn({ database, log, now: Date.now });
  const shop = { shopName: "The Shop", returnUrl: RETURN_URL };
  const pages = createSignInPages({ ...shop, database, limits, failed, secondStep: async () => null, now: Date.now });
  const signIn = { start: () => "", pages };
  const costOf = async (email: string): Promise<Cost> => {
    const used = process.cpuUsage();
    const started = performance.now();
    const answer = await postSignIn({ signIn }, { email, password: "Wrong-pass-99" });
    await answer.text();
    expect(answer.status).toBe(422);
    const clock = performance.now() - started;
    const { user, system } = process.cpuUsage(used);
    return { clock, processor: (user + system) / 1000 };
  };
  for (let warm = 0; warm < 20; warm += 1) await costOf(warm % 2 === 0 ? "known0@shop.test" : "nobody0@shop.test");
  const known: Cost[] = [];
  const unknown: Cost[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    // Taking turns at going first, so that neither gains by what the other left behind.
    const order = index % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const costs of order) costs.push(await costOf(`${costs === known ? "known" : "other"}${index}@shop.test`));
  }
  database.close();
  const difference = (of: keyof Cost) => apart(quickest(known, of), quickest(unknown, of));
  for (const of of ["processor", "clock"] as const) {
    report(`by the ${of}, known and unknown differ by ${difference(of).toFixed(2)} %`);
  }
  // The clock's figure is worth something on a quiet machine alone.
  expect(difference("processor")).toBeLessThan(LIMIT_PERCENT);
});
