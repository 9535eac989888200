import http from "node:http";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { type ShopServer, startShop } from "../support/shop-server";
import { rowsOf } from "../support/statements";
import { report } from "./report";
import { integrityOf, type StressedDatabase, type StressedDatabases, stressedDatabases } from "./stressed-database";

const TOTAL = 1000;
const DISTINCT = 800;

/** As many as may be hashed or queued at the same time. */
const AT_ONCE = 16;

let databases: StressedDatabases;
let stressed: StressedDatabase;
let shop: ShopServer;
beforeAll(async () => {
  databases = await stressedDatabases();
  stressed = await databases.another();
  shop = await startShop(stressed.environment);
});
afterAll(async () => {
  await shop.stop();
  await databases.remove();
});

const emailOf = (index: number) => `person${index % DISTINCT}@shop.test`;

async function register(email: string, index: number, agent: http.Agent) {
  // A repeated address has different answers, so that it is not the same form sent twice.
  const fields = registrationFields({ email, firstName: `First${index}` });
  return { email, ...(await postForm(`${shop.origin}/account`, new URLSearchParams(fields).toString(), { agent })) };
}

async function emailsLike(pattern: string): Promise<string[]> {
  const database = await stressed.open();
  const rows = await database.db.selectFrom("customer").select("email").where("email", "like", pattern).execute();
  const addresses = sql`(SELECT count(*) FROM customer_address WHERE customer_id = id)`;
  expect(await rowsOf(database.db, sql`SELECT id FROM customer WHERE ${addresses} NOT IN (0, 3)`)).toEqual([]);
  expect(await integrityOf(database)).toBe("ok");
  await database.close();
  return rows.map(({ email }) => email);
}

it(`${TOTAL} registrations, ${AT_ONCE} at once, ${TOTAL - DISTINCT} of them repeated: ${DISTINCT} accounts`, async () => {
  const agent = new http.Agent({ maxSockets: AT_ONCE });
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: TOTAL }, (_none, index) => register(emailOf(index), index, agent)),
  );
  report(`${TOTAL} answers in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  agent.destroy();
  expect(answers.filter(({ status }) => status !== 302).map(({ status }) => status)).toEqual([]);
  expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(["/account/dashboard"]));
  expect((await emailsLike("person%")).sort()).toEqual(
    Array.from({ length: DISTINCT }, (_none, n) => emailOf(n)).sort(),
  );
});

it(`${TOTAL} registrations at once: some are accepted, the rest asked to come back; only the accepted ones exist`, async () => {
  const agent = new http.Agent({ maxSockets: TOTAL });
  const answers = await Promise.all(
    Array.from({ length: TOTAL }, (_none, index) => register(`burst${index}@shop.test`, index, agent)),
  );
  agent.destroy();
  const taken = answers.filter(({ status }) => status === 302).map(({ email }) => email);
  report(`${taken.length} of ${TOTAL} taken`);
  expect(taken.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 302 && status !== 503).map(({ status }) => status)).toEqual([]);
  expect((await emailsLike("burst%")).sort()).toEqual(taken.sort());
});
