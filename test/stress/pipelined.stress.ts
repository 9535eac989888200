import net from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exchange } from "../support/raw-http";
import { type ShopServer, startShop } from "../support/shop-server";
import { openDescriptors, residentMegabytes } from "./process-figures";
import { report } from "./report";

const REQUESTS = 20_000;
const AT_ONCE = 50;
const AHEAD = 16;
const PATHS = ["/favicon.svg", "/images/preview.jpg", "/shop", "/product/ashby", "/documents/installation-manual.pdf"];

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Pipelines requests over one connection, and disconnects at the first byte of an answer. */
async function abandon(count: number): Promise<void> {
  const { hostname, port, host } = new URL(shop.origin);
  const socket = net.connect(Number(port), hostname).on("error", () => {});
  const requests = Array.from({ length: count }, (_none, index) => PATHS[index % PATHS.length]);
  socket.write(requests.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join(""));
  await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
  socket.destroy();
}

async function wave(count: number, ahead: number): Promise<void> {
  for (let sent = 0; sent < count; sent += AT_ONCE * ahead) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => abandon(ahead)));
  }
}

it(`${REQUESTS} pipelined and abandoned requests leave no descriptor behind`, async () => {
  await wave(2_000, AHEAD);
  const [descriptorsBefore, memoryBefore] = [openDescriptors(shop), residentMegabytes(shop)];
  await wave(REQUESTS / 2, AHEAD);
  await wave(REQUESTS / 2, 200);
  await expect.poll(() => openDescriptors(shop), { timeout: 30_000 }).toBeLessThanOrEqual(descriptorsBefore);
  expect((await exchange(shop.origin, "/shop")).status).toBe(200);
  report(`descriptors ${descriptorsBefore} before, ${openDescriptors(shop)} after`);
  report(`resident memory ${memoryBefore} MB before, ${residentMegabytes(shop)} MB after`);
});
