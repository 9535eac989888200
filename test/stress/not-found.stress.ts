import http from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ShopServer, startShop } from "../support/shop-server";
import { residentMegabytes } from "./process-figures";
import { report } from "./report";

const ADDRESSES = 100_000;
const WARM = 10_000;
const AT_ONCE = 50;

/** A page that does not exist takes the shop three milliseconds, and five times as long on a busy machine. */
const LIMIT_MS = 30 * 60_000;

const REPORTED = 25_000;

/** More than the garbage collector's own fluctuation, and far less than a kilobyte for each address. */
const MAX_GROWTH_MEGABYTES = 40;

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function ask(from: number, to: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = from;
  const visitor = async () => {
    while (next < to) {
      const path = `/nothing-${next}-${"x".repeat(100)}`;
      next += 1;
      const status = await new Promise((resolve, reject) => {
        const request = http.get(shop.origin + path, { agent }, (response) => {
          response.resume().once("end", () => resolve(response.statusCode));
        });
        request.once("error", reject);
      });
      expect(status).toBe(404);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
}

it(
  `${ADDRESSES} different addresses without a page leave nothing behind`,
  async () => {
    await ask(0, WARM);
    const before = residentMegabytes(shop);
    for (let asked = 0; asked < ADDRESSES; asked += REPORTED) {
      const began = performance.now();
      await ask(WARM + asked, WARM + asked + REPORTED);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      report(`${asked + REPORTED} addresses: ${residentMegabytes(shop)} MB, the last ${REPORTED} in ${seconds} s`);
    }
    const after = residentMegabytes(shop);
    report(`resident memory ${before} MB after ${WARM} addresses, ${after} MB after ${ADDRESSES} more`);
    expect(after - before).toBeLessThan(MAX_GROWTH_MEGABYTES);
  },
  LIMIT_MS,
);
