import { mkdtemp, rm } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDriver } from "~/provider/embedded/sqlite-driver.server";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { type ShopServer, startShop } from "../support/shop-server";
import { report } from "./report";

const TOTAL = 1000;
const DISTINCT = 800;

let folder: string;
let shop: ShopServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "stress-"));
  shop = await startShop({ DATABASE_PATH: path.join(folder, "shop.db") });
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

const emailOf = (index: number) => `person${index % DISTINCT}@shop.test`;

it(`${TOTAL} concurrent registrations, ${TOTAL - DISTINCT} of them repeated: ${DISTINCT} accounts`, async () => {
  const agent = new http.Agent({ maxSockets: TOTAL });
  const started = performance.now();
  const answers = await Promise.all(
    Array.from({ length: TOTAL }, async (_none, index) => {
      // A repeated address comes with other answers, so that it is not the same form sent twice.
      const fields = registrationFields({ email: emailOf(index), firstName: `First${index}` });
      const answer = await postForm(`${shop.origin}/account`, new URLSearchParams(fields).toString(), { agent });
      return { email: emailOf(index), ...answer };
    }),
  );
  report(`${TOTAL} answers in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  agent.destroy();
  expect(answers.filter(({ status }) => status !== 302).map(({ status }) => status)).toEqual([]);
  expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(["/account/registered"]));

  const database = await openDriver(path.join(folder, "shop.db"));
  const rows = database.prepare("SELECT email FROM customer WHERE email LIKE 'person%'").all() as unknown as {
    email: string;
  }[];
  const addresses = database.prepare("SELECT count(*) AS count FROM customer_address").get();
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
  const present = new Set(rows.map(({ email }) => email));
  expect(rows).toHaveLength(DISTINCT);
  expect(answers.filter(({ email }) => !present.has(email))).toEqual([]);
  expect(addresses).toEqual({ count: DISTINCT * 3 });
});
