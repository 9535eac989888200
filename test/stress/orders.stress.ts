import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import { startMailer } from "~/house/mail/mailer.server";
import type { OrderRequest } from "~/ordering/orders/order";
import { anEmbeddedBackend } from "../support/embedded-backend";
import { aMailBox, headerOf, idsOf } from "../support/mail-box";
import { MAIL_SHOP } from "../support/mail-shop";
import { aKey, anOrderRequest } from "../support/order-builders";
import { startShop } from "../support/shop-server";
import { aSoldLine as aSoldLineIn, placeIn, soldIn } from "../support/stored-orders";
import { KILLS, killWhileWriting } from "./killed-shop";
import { report } from "./report";
import { IN_POSTGRES, type StressedDatabases, stressedDatabases } from "./stressed-database";
import {
  aSoldLine,
  backdateNewOrders,
  backdateOrders,
  emailFor,
  faultsOf,
  keysOf,
  NO_FAULTS,
  postOrder,
} from "./stressed-orders";

const WRITERS = 4;

let databases: StressedDatabases;
beforeAll(async () => {
  databases = await stressedDatabases();
});
afterAll(() => databases.remove());

it("1,000 concurrent orders, 300 of them repeated: 700 orders, 700 numbers, 700 mails", async () => {
  const stressed = await databases.another();
  const box = await aMailBox();
  const backend = await anEmbeddedBackend(stressed.config);
  const database = await stressed.open();
  const processes = [database, await stressed.open()];
  const mail = { url: box.url, from: "shop@doors.test" };
  const log = { info: () => {}, error: () => {} };
  const sender = { shop: MAIL_SHOP, mail, log, now: Date.now };
  const mailers = processes.map((process) => startMailer({ ...sender, database: process }));
  const line = await aSoldLineIn(database);
  await backdateNewOrders(database);
  const requests = Array.from({ length: 700 }, () => {
    const request = anOrderRequest([line]);
    return { ...request, contact: { ...request.contact, email: emailFor(request.key) } };
  });
  const sent = [...requests, ...requests.slice(0, 300)].sort(() => Math.random() - 0.5);
  const sold = soldIn(database);
  let repeats = 0;
  /** Places an order, and places it again when the database is busy, as a customer would. */
  async function place(process: Database, request: OrderRequest): Promise<string> {
    try {
      const products = await sold;
      const placed = await placeIn(process, request, { now: Date.now(), products });
      return placed.order.number;
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      repeats += 1;
      await delay(1000);
      return place(process, request);
    }
  }
  const start = performance.now();
  const placed = await Promise.all(sent.map((request, n) => place(processes[n % 2] as Database, request)));
  const seconds = (performance.now() - start) / 1000;
  await box.waitForMails(700);
  const mailed = (performance.now() - start) / 1000;
  const numberOf = new Map<string, string>();
  for (const [n, { key }] of sent.entries()) {
    const number = placed[n] ?? "";
    expect(numberOf.get(key) ?? number).toBe(number);
    numberOf.set(key, number);
  }
  for (const mailer of mailers) await mailer.close();
  await backend.close();
  await box.close();
  const numbers = new Set(numberOf.values());
  expect(numbers.size).toBe(700);
  expect((await keysOf(database)).size).toBe(700);
  expect(await faultsOf(database)).toEqual(NO_FAULTS);
  for (const process of processes) await process.close();
  const mailedNumbers = box.arrived.map((mail) => headerOf(mail, "Subject")?.match(/TS-\d+/)?.[0]);
  expect([mailedNumbers.length, new Set(mailedNumbers), idsOf(box.arrived).size]).toEqual([700, numbers, 700]);
  report(
    `1,000 placings by two connections to one database in ${seconds.toFixed(1)} s, ${repeats} sent again: ` +
      `700 orders, 700 numbers; ` +
      `${mailedNumbers.length} mails arrived by ${mailed.toFixed(1)} s`,
  );
});

it(`kill -9 while ordering, ${KILLS} times: no acknowledged order is lost or doubled`, async () => {
  const stressed = await databases.another();
  const acknowledged = new Set<string>();
  let sent = 0;
  for (let round = 0; round < KILLS; round += 1) {
    await killWhileWriting({
      environment: stressed.environment,
      writers: WRITERS,
      between: [0, 250],
      async write({ origin }) {
        const key = aKey();
        sent += 1;
        const answer = await postOrder(origin, key);
        if (answer?.status === 303) acknowledged.add(key);
        if (answer) expect(answer.status, answer.body.slice(0, 2000)).toBe(303);
        return answer !== null;
      },
    });

    const database = await stressed.open();
    const present = await keysOf(database);
    expect([...acknowledged].filter((key) => !present.has(key))).toEqual([]);
    expect(await faultsOf(database)).toEqual(NO_FAULTS);
    await backdateOrders(database);
    await database.close();
  }
  report(`${KILLS} kills, ${sent} orders sent, ${acknowledged.size} acknowledged, all of them present once`);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
});

/** Mounts a small separate file system; `null` if this machine does not allow that. */
async function aSmallDisk(): Promise<string | null> {
  const disk = await mkdtemp(path.join(os.tmpdir(), "small-disk-"));
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], { stdio: "ignore" });
    return disk;
  } catch {
    await rm(disk, { recursive: true });
    return null;
  }
}

it("a full disk accepts no order and the form stays; with room again the same form is one order", async (context) => {
  if (IN_POSTGRES) return context.skip("Postgres has a disk of its own");
  const disk = await aSmallDisk();
  if (disk === null) return context.skip("no file system can be mounted here");
  const file = path.join(disk, "shop.db");
  const shop = await startShop({ DATABASE_PATH: file });
  try {
    const ballast = path.join(disk, "ballast");
    expect((await postOrder(shop.origin, aKey()))?.status).toBe(303);
    const { bavail, bsize } = await statfs(disk);
    await writeFile(ballast, randomBytes(bavail * bsize)).catch(() => {});
    const key = aKey();
    const location = "Beside the window";
    const refused = [];
    for (let tries = 0; tries < 20; tries += 1) refused.push(await postOrder(shop.origin, key, aSoldLine(location)));
    for (const answer of refused) {
      expect(answer?.status).toBe(503);
      for (const text of [key, "After 8 a.m., please", location]) expect(answer?.body).toContain(text);
    }
    await rm(ballast);
    expect((await postOrder(shop.origin, key, aSoldLine(location)))?.status).toBe(303);
    expect(shop.output()).toContain("the disk is full");
  } finally {
    await shop.stop();
    const database = await openDatabase(file);
    const { size: count } = await keysOf(database);
    const faults = await faultsOf(database);
    await database.close();
    // The driver may hold the file a moment longer than its database.
    execFileSync("/bin/umount", ["-l", disk]);
    await rm(disk, { recursive: true });
    expect([count, faults]).toEqual([2, NO_FAULTS]);
  }
  report("a full disk refused 20 orders with 503 and the form; with room again one was placed");
});
