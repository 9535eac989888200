import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "~/provider/embedded/database.server";
import { openDriver } from "~/provider/embedded/sqlite-driver.server";
import { postForm } from "../support/post-form";
import { registrationFields } from "../support/registration-fields";
import { startShop } from "../support/shop-server";
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
    const shop = await startShop({ DATABASE_PATH: file });
    let alive = true;
    const register = async () => {
      while (alive) {
        sent += 1;
        const email = `person${sent}@shop.test`;
        const body = new URLSearchParams(registrationFields({ email, tier: "dealer" })).toString();
        const answer = await postForm(`${shop.origin}/account`, body).catch(() => null);
        if (answer?.status === 302) acknowledged.push(email);
        else return;
      }
    };
    const writers = Array.from({ length: AT_ONCE }, register);
    await delay(20 + Math.random() * 180);
    shop.process.kill("SIGKILL");
    await once(shop.process, "exit");
    alive = false;
    await Promise.all(writers);
    await shop.stop();

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
  expect(acknowledged.length).toBeGreaterThan(KILLS);
});

it("syncs every commit", async () => {
  const database = await openDatabase(file);
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  database.close();
});
