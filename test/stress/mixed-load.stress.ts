import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE_MS } from "~/base/time/time";
import { MESSAGE } from "../support/contact-message";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { postForm } from "../support/post-form";
import { exchange } from "../support/raw-http";
import { type ShopServer, startShop } from "../support/shop-server";
import { openDescriptors, residentMegabytes } from "./process-figures";
import { report } from "./report";

/** How long the load lasts, in minutes: `STRESS_MINUTES`, by default 30. The first third warms the shop up. */
const MINUTES = Number(process.env.STRESS_MINUTES ?? 30);
const SAMPLES = 12;
const READERS = 6;
const PAUSE_MS = 20;
const MAX_MB_IN_TEN_MINUTES = 1;
/** Connections of the readers, and files that are briefly open. */
const MAX_MORE_DESCRIPTORS = 10;

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop({ ...SHOP_ADMIN, NODE_OPTIONS: "--import ./test/stress/heap-on-signal.mjs" });
});
afterAll(() => shop.stop());

/** The heap after a garbage collection, in megabytes. */
async function heapMegabytes(): Promise<number> {
  const before = shop.output().split("heap-after-gc").length;
  shop.process.kill("SIGUSR2");
  while (shop.output().split("heap-after-gc").length === before) await delay(PAUSE_MS);
  const [, bytes] = /heap-after-gc (\d+)(?![\s\S]*heap-after-gc)/.exec(shop.output()) ?? [];
  return Number(bytes) / (1024 * 1024);
}

/** How much the values rise per step, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, n) => sum + (n - middle) * (value - mean), 0);
  return above / values.reduce((sum, _value, n) => sum + (n - middle) ** 2, 0);
}

it(`${MINUTES} minutes of mixed load leave memory and descriptors unchanged`, {
  timeout: (MINUTES + 5) * MINUTE_MS,
}, async () => {
  const cookie = await signInOverHttp(shop.origin);
  let isOver = false;
  let asked = 0;
  const requests: readonly ((n: number) => Promise<{ status: number }>)[] = [
    (n) => exchange(shop.origin, `/shop?visit=${n}`),
    () => exchange(shop.origin, "/product/ashby"),
    (n) => exchange(shop.origin, `/product/unknown-${n}`),
    () => exchange(shop.origin, "/account/dashboard", { Cookie: cookie }),
    () => exchange(shop.origin, "/admin/orders", { Cookie: cookie }),
    () => exchange(shop.origin, "/shop?_data=routes%2Fshop"),
    (n) =>
      n % 50 === 0
        ? postForm(`${shop.origin}/contact`, new URLSearchParams(MESSAGE).toString())
        : exchange(shop.origin, "/"),
  ];
  async function load(reader: number): Promise<void> {
    for (let n = reader; !isOver; n += READERS) {
      const { status } = (await requests[n % requests.length]?.(n)) ?? { status: 0 };
      expect(status).toBeLessThan(500);
      asked += 1;
      await delay(PAUSE_MS);
    }
  }
  const readers = Array.from({ length: READERS }, (_none, n) => load(n));
  await delay((MINUTES * MINUTE_MS) / 3);
  const step = (MINUTES * MINUTE_MS * 2) / 3 / SAMPLES;
  const heaps: number[] = [];
  const descriptors: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    await delay(step);
    heaps.push(await heapMegabytes());
    descriptors.push(openDescriptors(shop));
  }
  isOver = true;
  await Promise.all(readers);
  const rise = slopeOf(heaps) * ((10 * MINUTE_MS) / step);
  report(`${asked} requests in ${MINUTES} minutes, load ${os.loadavg()[0]?.toFixed(1)}`);
  report(
    `heap after collection ${heaps.map((heap) => heap.toFixed(1)).join(" ")} MB: ${rise.toFixed(2)} MB in 10 minutes`,
  );
  report(`descriptors ${descriptors.join(" ")}, resident memory ${residentMegabytes(shop)} MB`);
  expect(rise).toBeLessThan(MAX_MB_IN_TEN_MINUTES);
  expect(Math.max(...descriptors) - Math.min(...descriptors)).toBeLessThanOrEqual(MAX_MORE_DESCRIPTORS);
});
