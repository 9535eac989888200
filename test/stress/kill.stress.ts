import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "~/provider/embedded/open-database.server";
import { openDriver } from "~/provider/embedded/sqlite-driver.server";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { killWhileWriting } from "./killed-shop";
import { report } from "./report";

const KILLS = 100;
const AT_ONCE = 8;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "kill-"));
  file = path.join(folder, "shop.db");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`kill -9 during writes, ${KILLS} times: every acknowledged row is there`, async () => {
  const acknowledged: string[] = [];
  let sent = 0;
  for (let round = 0; round < KILLS; round += 1) {
    await killWhileWriting({
      environment: { DATABASE_PATH: file },
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

    const database = await openDriver(file);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const rows = database.prepare("SELECT email FROM customer").all() as unknown as { email: string }[];
    const whole = database
      .prepare(
        `SELECT count(*) AS count FROM customer WHERE email LIKE 'person%' AND (
           (SELECT count(*) FROM customer_address WHERE customer_id = id) <> 3 OR
           (SELECT count(*) FROM customer_tag WHERE customer_id = id) <> 1)`,
      )
      .get();
    database.close();
    const present = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !present.has(email))).toEqual([]);
    expect(whole).toEqual({ count: 0 });
  }
  report(`${KILLS} kills, ${sent} registrations sent, ${acknowledged.length} acknowledged, all of them present`);
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
});

it("syncs every commit", async () => {
  const database = await openDatabase(file);
  expect(await database.get("PRAGMA synchronous")).toEqual({ synchronous: 2 });
  await database.close();
});
