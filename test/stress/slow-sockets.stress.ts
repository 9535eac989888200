import { once } from "node:events";
import net from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exchange } from "../support/raw-http";
import { type ShopServer, startShop } from "../support/shop-server";
import { openDescriptors, residentMegabytes } from "./process-figures";
import { report } from "./report";

const SOCKETS = 5_000;
const AT_ONCE = 250;
/** What the limits allow, and as much again for a machine that is busy. */
const PATIENCE_MS = 90_000;

let shop: ShopServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** The beginnings of requests that never come to an end: nothing, headers, and a body. */
function beginnings(host: string): string[] {
  const post = `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\nname=`;
  return ["", `GET /shop HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `, post];
}

it(`${SOCKETS} slow sockets are let go, and the shop is open meanwhile`, async () => {
  const { hostname, port, host } = new URL(shop.origin);
  await exchange(shop.origin, "/shop");
  const before = openDescriptors(shop);
  const texts = beginnings(host);
  const gone: Promise<unknown>[] = [];
  const began = performance.now();
  for (let opened = 0; opened < SOCKETS; opened += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, async (_none, index) => {
      const socket = net.connect(Number(port), hostname).on("error", () => {});
      gone.push(new Promise((resolve) => socket.resume().once("close", resolve)));
      await once(socket, "connect");
      socket.write(texts[index % texts.length] ?? "");
    });
    await Promise.all(batch);
  }
  report(`${openDescriptors(shop) - before} sockets open, resident memory ${residentMegabytes(shop)} MB`);
  expect((await exchange(shop.origin, "/shop")).status).toBe(200);
  await Promise.all(gone);
  report(`all let go after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await expect.poll(() => openDescriptors(shop), { timeout: PATIENCE_MS }).toBeLessThanOrEqual(before);
  report(`descriptors ${before} before, ${openDescriptors(shop)} after, resident memory ${residentMegabytes(shop)} MB`);
});
