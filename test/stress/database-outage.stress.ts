import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openPostgres } from "~/base/database/open-postgres.server";
import { aKey } from "../support/order-builders";
import { aPostgresServer } from "../support/postgres-server";
import { type ShopServer, startShop } from "../support/shop-server";
import { report } from "./report";
import { backdateNewOrders, faultsOf, keysOf, NO_FAULTS, postOrder } from "./stressed-orders";

const ROUNDS = 5;
const WRITERS = 4;
const READERS = 4;
const OUTAGE_MS = 3_000;
const PAUSE_MS = 20;

/** How soon a shop must accept orders again, in milliseconds. */
const RECOVERED_MS = 10_000;

/** The statuses that a visitor may get: a page, a redirect, busy, or timed out. */
const STATUSES = [200, 303, 503, 504];

let server: Awaited<ReturnType<typeof aPostgresServer>>;
let shops: ShopServer[] = [];
beforeAll(async () => {
  server = await aPostgresServer({ syncs: true });
});
afterEach(async () => {
  await Promise.all(shops.splice(0).map((shop) => shop.stop()));
});
afterAll(() => server.stop());

const isWhole = (body: string) => /<h1[ >]/.test(body) && body.trimEnd().endsWith("</html>");

/** Two shops with one database that get orders and page requests continuously until `end` is called. */
async function busyShops() {
  const url = await server.database();
  const environment = { DATABASE_URL: url, SESSION_SECRET: "a secret of the operator's, at least 32 long" };
  shops = await Promise.all([startShop(environment), startShop(environment)]);
  const database = await openPostgres(url);
  await backdateNewOrders(database, true);
  const acknowledged = new Set<string>();
  const counts = new Map<number, number>();
  const broken: string[] = [];
  let slowest = 0;
  let isOver = false;

  function count(status: number, body: string, began: number): void {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    slowest = Math.max(slowest, performance.now() - began);
    if (!STATUSES.includes(status) || (status !== 303 && !isWhole(body)))
      broken.push(`${status} ${body.slice(0, 300)}`);
  }
  /** Sends an order, and returns whether it was accepted; if not, it is sent again with the same key. */
  async function place({ origin }: ShopServer, key: string): Promise<boolean> {
    const began = performance.now();
    const answer = await postOrder(origin, key);
    if (!answer) throw new Error("the shop ended");
    count(answer.status, answer.body, began);
    if (answer.status === 303) acknowledged.add(key);
    return answer.status === 303;
  }
  async function write(shop: ShopServer): Promise<void> {
    for (let key = aKey(); !isOver; await delay(PAUSE_MS)) if (await place(shop, key)) key = aKey();
  }
  async function read({ origin }: ShopServer): Promise<void> {
    for (let n = 0; !isOver; n += 1) {
      const began = performance.now();
      const answer = await fetch(origin + (n % 2 ? "/shop" : `/product/unknown-${aKey()}`));
      const body = await answer.text();
      count(answer.status === 404 ? 200 : answer.status, body, began);
      await delay(PAUSE_MS);
    }
  }
  const all = shops.flatMap((shop) => [
    ...Array.from({ length: WRITERS / 2 }, () => write(shop)),
    ...Array.from({ length: READERS / 2 }, () => read(shop)),
  ]);
  return {
    /** How long both shops take until each accepts an order, in milliseconds from now. */
    async recovered(): Promise<number> {
      const began = performance.now();
      const taken = shops.map(async (shop) => {
        const key = aKey();
        while (!(await place(shop, key))) await delay(PAUSE_MS);
      });
      await Promise.all(taken);
      return performance.now() - began;
    },
    async end() {
      isOver = true;
      await Promise.all(all);
      const present = await keysOf(database);
      const faults = await faultsOf(database, true);
      await database.close();
      const lost = [...acknowledged].filter((key) => !present.has(key));
      return { acknowledged: acknowledged.size, present: present.size, lost, faults, broken, counts, slowest };
    },
  };
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

it.each([
  { how: "killed and started again", begin: () => server.kill(), end: () => server.start() },
  { how: "frozen and thawed", begin: () => server.freeze(), end: () => server.thaw() },
])(
  `Postgres $how under load, ${ROUNDS} times: whole pages, no order lost, orders taken again soon`,
  async (trouble) => {
    const busy = await busyShops();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await busy.recovered();
      await delay(1000);
      await trouble.begin();
      await delay(OUTAGE_MS);
      await trouble.end();
      times.push(await busy.recovered());
    }
    const { acknowledged, present, lost, faults, broken, counts, slowest } = await busy.end();
    report(
      `${trouble.how} ${ROUNDS} times: ${acknowledged} orders acknowledged, ${lost.length} of them lost, ${present} present; ` +
        `answers ${JSON.stringify(Object.fromEntries(counts))}, the slowest ${seconds(slowest)}; ` +
        `orders taken again after ${times.map(seconds).join(", ")}`,
    );
    expect(broken).toEqual([]);
    expect(lost).toEqual([]);
    expect(faults).toEqual(NO_FAULTS);
    expect(Math.max(...times)).toBeLessThan(RECOVERED_MS);
  },
);
