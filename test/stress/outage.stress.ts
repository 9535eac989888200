import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { anEmbeddedBackend } from "../support/embedded-backend";
import { FAULTS, type FaultyProvider, healthy, startFaultyProvider } from "../support/faulty-provider";
import { type ShopServer, startShop } from "../support/shop-server";
import { percentile } from "./percentile";
import { report } from "./report";

const SECONDS = 20;
const READERS = 10;
const PAUSE_MS = 20;
const COLD = 500;
const WANTED_P99_MS = 300;
const RECOVERED_MS = 10_000;

let backend: Awaited<ReturnType<typeof anEmbeddedBackend>>;
let host: FaultyProvider;
let shop: ShopServer;
beforeEach(async () => {
  backend = await anEmbeddedBackend();
  host = await startFaultyProvider(backend.handle);
  shop = await startShop({ PROVIDER: "remote", PROVIDER_URL: host.url });
});
afterEach(async () => {
  await shop.stop();
  await host.stop();
  await backend.close();
});

async function open(path: string): Promise<number> {
  const answer = await fetch(shop.origin + path);
  await answer.arrayBuffer();
  return answer.status;
}

const load = () => `load ${os.loadavg()[0]?.toFixed(1)}`;

it(`${COLD} requests to a cold shop reach the provider once`, async () => {
  const before = host.requests.length;
  const statuses = await Promise.all(Array.from({ length: COLD }, (_none, n) => open(`/shop?visit=${n}`)));
  const asked = host.requests.slice(before).filter((line) => line.endsWith("/products"));
  report(`${COLD} cold requests: ${asked.length} call of the products, ${load()}`);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(asked).toHaveLength(1);
});

it.each(["resets immediately", "hangs before the headers", "answers 500", "drips"] as const)(
  "a warm shop stays open while its provider %s",
  async (fault) => {
    const styles = (await (await fetch(`${shop.origin}/sitemap.xml`)).text()).match(/\/product\/[\w-]+/g) ?? [];
    const pages = ["/shop", ...new Set(styles)];
    for (const page of pages) expect(await open(page)).toBe(200);
    host.script(FAULTS[fault]);
    const times: number[] = [];
    let failed = 0;
    const end = performance.now() + SECONDS * 1000;
    async function read(n: number): Promise<void> {
      for (let count = n; performance.now() < end; count += 1) {
        const began = performance.now();
        // Two in three request a page's data instead of its document.
        const query =
          count % 3 === 0 ? "" : `?_data=routes%2F${count % pages.length === 0 ? "shop" : "product.%24productId"}`;
        if ((await open(`${pages[count % pages.length]}${query}`)) !== 200) failed += 1;
        times.push(performance.now() - began);
        await delay(PAUSE_MS);
      }
    }
    await Promise.all(Array.from({ length: READERS }, (_none, n) => read(n)));
    const p99 = percentile(times, 0.99);
    const answered = 100 * (1 - failed / times.length);
    report(`${fault}: ${answered.toFixed(2)} % of ${times.length} pages, p99 ${p99.toFixed(0)} ms, ${load()}`);
    expect(answered).toBeGreaterThanOrEqual(99.9);
    expect(p99).toBeLessThan(WANTED_P99_MS);
  },
);

it("a provider that is back is noticed", async () => {
  // A style that was never requested is not stored, and an unknown one is not in the list.
  let n = 0;
  const ask = () => open(`/product/unknown-${++n}`);
  expect(await ask()).toBe(404);
  for (const fault of ["resets immediately", "hangs before the headers"] as const) {
    host.script(FAULTS[fault]);
    const asking = Array.from({ length: 8 }, ask);
    expect(new Set(await Promise.all(asking))).not.toContain(404);
    expect([503, 504]).toContain(await ask());
    host.script(healthy);
    const back = performance.now();
    while ((await ask()) !== 404) await delay(50);
    const noticed = performance.now() - back;
    report(`${fault}: noticed after ${(noticed / 1000).toFixed(1)} s that it is back, ${load()}`);
    expect(noticed).toBeLessThan(RECOVERED_MS);
  }
  const opened = shop.output().match(/provider\.breaker\.opened/g) ?? [];
  expect(opened.length).toBeGreaterThan(0);
});
