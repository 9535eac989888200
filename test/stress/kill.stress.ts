import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { rowsOf } from "../support/statements";
import { KILLS, killWhileWriting } from "./killed-shop";
import { report } from "./report";
import {
  IN_POSTGRES,
  integrityOf,
  type StressedDatabase,
  type StressedDatabases,
  stressedDatabases,
} from "./stressed-database";

const AT_ONCE = 8;

let databases: StressedDatabases;
let stressed: StressedDatabase;
beforeAll(async () => {
  databases = await stressedDatabases();
  stressed = await databases.another();
});
afterAll(() => databases.remove());

it(`kill -9 during writes, ${KILLS} times: no acknowledged row is lost`, async () => {
  const acknowledged: string[] = [];
  let sent = 0;
  for (let round = 0; round < KILLS; round += 1) {
    await killWhileWriting({
      environment: stressed.environment,
      writers: AT_ONCE,
      between: [0, 200],
      async write({ origin }) {
        sent += 1;
        const email = `person${sent}@shop.test`;
        const body = new URLSearchParams(registrationFields({ email, tier: "dealer" })).toString();
        const answer = await postForm(`${origin}/account`, body).catch(() => null);
        if (answer?.status === 302) acknowledged.push(email);
        return answer?.status === 302;
      },
    });

    const database = await stressed.open();
    expect(await integrityOf(database)).toBe("ok");
    const rows = await database.db.selectFrom("customer").select("email").execute();
    const half = await rowsOf(
      database.db,
      sql`SELECT id FROM customer WHERE email LIKE 'person%' AND (
         (SELECT count(*) FROM customer_address WHERE customer_id = id) <> 3 OR
         (SELECT count(*) FROM customer_tag WHERE customer_id = id) <> 1)`,
    );
    await database.close();
    const present = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !present.has(email))).toEqual([]);
    expect(half).toEqual([]);
  }
  report(`${KILLS} kills, ${sent} registrations sent, ${acknowledged.length} acknowledged, all of them present`);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
});

it("syncs every commit", async () => {
  const database = await stressed.open();
  const settings = ["fsync", "synchronous_commit"].map((name) => `current_setting('${name}') AS ${name}`);
  const syncs = IN_POSTGRES
    ? [`SELECT ${settings.join(", ")}`, { fsync: "on", synchronous_commit: "on" }]
    : ["PRAGMA synchronous", { synchronous: 2 }];
  expect(await rowsOf(database.db, sql.raw(syncs[0] as string))).toEqual([syncs[1]]);
  await database.close();
});
