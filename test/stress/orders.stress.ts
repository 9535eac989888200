import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dollarsPerSqFt } from "~/domain/money";
import type { OrderLine } from "~/domain/orders/order";
import type { Database } from "~/provider/embedded/sqlite-driver.server";
import { openDriver } from "~/provider/embedded/sqlite-driver.server";
import catalogue from "../../app/content/catalogue/door-styles.json";
import { checkoutFields } from "../support/checkout-fields";
import { anEmbeddedBackend } from "../support/embedded-backend";
import { aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import { postForm } from "../support/post-form";
import { aClient } from "../support/provider-client";
import { startShop } from "../support/shop-server";
import { report } from "./report";

const KILLS = 100;
const WRITERS = 4;
const DAYS_MS = 2 * 86_400_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "orders-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ashby = catalogue.find(({ handle }) => handle === "ashby");

/** A door that the shop sells, as the cart sends it. */
function aLine(location = "Sink"): OrderLine {
  if (!ashby) throw new Error("the catalogue has no ashby");
  const product = { id: "ashby", title: ashby.title, images: [], priceCents: ashby.priceCents };
  const line = anOrderLine({ ...product, specification: null } as never);
  return { ...line, pricePerSqFt: dollarsPerSqFt(ashby.priceCents), doors: [aDoor({ location })] };
}

const order = (origin: string, key: string, line = aLine()) =>
  postForm(`${origin}/checkout`, new URLSearchParams(checkoutFields({ key }, [line])).toString()).catch(() => null);

/** What is wrong with the orders of a database: none is half, and no number or key is there twice. */
function faultsOf(database: Database): unknown {
  const { integrity_check: integrity } = database.prepare("PRAGMA integrity_check").get() as {
    integrity_check: string;
  };
  const faults = database
    .prepare(
      `SELECT count(*) FILTER (WHERE
           NOT EXISTS (SELECT 1 FROM order_line WHERE order_id = id) OR
           NOT EXISTS (SELECT 1 FROM order_search WHERE order_id = id) OR
           (SELECT count(*) FROM order_event WHERE order_id = customer_order.id) <> 1) AS half,
         count(*) - count(DISTINCT number) AS numbers, count(*) - count(DISTINCT key) AS keys
       FROM customer_order`,
    )
    .get() as object;
  return { integrity, ...faults };
}

const NONE = { integrity: "ok", half: 0, numbers: 0, keys: 0 };

it("1,000 placings at once, 300 of them again: 700 orders, 700 numbers", async () => {
  const databasePath = path.join(folder, "crowd.db");
  // Ten minutes between two orders: all of them are more than a day may have.
  let now = Date.UTC(2026, 0, 5);
  const change = { databasePath, now: () => (now += 600_000) };
  const backends = [await anEmbeddedBackend(change), await anEmbeddedBackend(change)];
  const clients = backends.map(({ handle }) => aClient(handle).client);
  const product = await clients[0]?.getProduct("ashby");
  if (!product) throw new Error("the catalogue has no ashby");
  const requests = Array.from({ length: 700 }, () => anOrderRequest([anOrderLine(product)]));
  const sent = [...requests, ...requests.slice(0, 300)].sort(() => Math.random() - 0.5);
  const start = performance.now();
  const placed = await Promise.all(sent.map((request, n) => clients[n % 2]?.placeOrder(request)));
  const seconds = (performance.now() - start) / 1000;
  const numberOf = new Map<string, string>();
  for (const [n, { key }] of sent.entries()) {
    const number = placed[n]?.order.number ?? "";
    expect(numberOf.get(key) ?? number).toBe(number);
    numberOf.set(key, number);
  }
  for (const backend of backends) await backend.close();
  const database = await openDriver(databasePath);
  expect(new Set(numberOf.values()).size).toBe(700);
  expect(database.prepare("SELECT count(*) AS count FROM customer_order").get()).toEqual({ count: 700 });
  expect(faultsOf(database)).toEqual(NONE);
  database.close();
  report(`1,000 placings by two providers of one file in ${seconds.toFixed(1)} s: 700 orders, 700 numbers`);
});

it(`kill -9 while ordering, ${KILLS} times: every acknowledged order is there, none twice`, async () => {
  const file = path.join(folder, "kill.db");
  const acknowledged = new Set<string>();
  let sent = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const shop = await startShop({ DATABASE_PATH: file });
    let alive = true;
    const unsure: string[] = [];
    const write = async () => {
      while (alive) {
        const key = aKey();
        sent += 1;
        const answer = await order(shop.origin, key);
        if (answer?.status === 303) acknowledged.add(key);
        else unsure.push(key);
        if (answer === null) return;
        expect(answer.status, answer.body.slice(0, 2000)).toBe(303);
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    await delay(50 + Math.random() * 250);
    shop.process.kill("SIGKILL");
    await once(shop.process, "exit");
    alive = false;
    await Promise.all(writers);
    await shop.stop();

    const database = await openDriver(file);
    const rows = database.prepare("SELECT key FROM customer_order").all() as unknown as { key: string }[];
    const present = new Set(rows.map(({ key }) => key));
    expect([...acknowledged].filter((key) => !present.has(key))).toEqual([]);
    expect(faultsOf(database)).toEqual(NONE);
    // A day takes only so many orders: those of this round were placed earlier.
    database.prepare("UPDATE customer_order SET placed_at = placed_at - ?").run(DAYS_MS);
    database.close();
  }
  report(`${KILLS} kills, ${sent} orders sent, ${acknowledged.size} acknowledged, all of them present once`);
  expect(acknowledged.size).toBeGreaterThan(KILLS);
});

/** A file system of its own with little room, or `null` where this machine does not let one be made. */
async function aSmallDisk(): Promise<string | null> {
  const disk = path.join(folder, "disk");
  await mkdir(disk, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], { stdio: "ignore" });
    return disk;
  } catch {
    return null;
  }
}

it("a full disk takes no order and keeps the form; with room again the same form is one order", async (context) => {
  const disk = await aSmallDisk();
  if (disk === null) return context.skip("no file system can be mounted here");
  const file = path.join(disk, "shop.db");
  const shop = await startShop({ DATABASE_PATH: file });
  try {
    const ballast = path.join(disk, "ballast");
    expect((await order(shop.origin, aKey()))?.status).toBe(303);
    const { bavail, bsize } = await statfs(disk);
    await writeFile(ballast, randomBytes(bavail * bsize)).catch(() => {});
    const key = aKey();
    const location = "Beside the window";
    const refused = [];
    for (let tries = 0; tries < 20; tries += 1) refused.push(await order(shop.origin, key, aLine(location)));
    for (const answer of refused) {
      expect(answer?.status).toBe(503);
      for (const kept of [key, "After 8 a.m., please", location]) expect(answer?.body).toContain(kept);
    }
    await rm(ballast);
    expect((await order(shop.origin, key, aLine(location)))?.status).toBe(303);
    expect(shop.output()).toContain("the disk is full");
  } finally {
    await shop.stop();
    const database = await openDriver(file);
    const { count } = database.prepare("SELECT count(*) AS count FROM customer_order").get() as { count: number };
    const faults = faultsOf(database);
    database.close();
    // The driver may hold the file a moment longer than its database.
    execFileSync("umount", ["-l", disk]);
    expect([count, faults]).toEqual([2, NONE]);
  }
  report("a full disk refused 20 orders with 503 and the form; with room again one was placed");
});
