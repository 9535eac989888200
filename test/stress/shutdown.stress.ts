import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { exchange } from "../support/raw-http";
import { startShop } from "../support/shop-server";
import { report } from "./report";

const READERS = 40;
const CONNECTIONS = 100;
const PAUSE_MS = 20;
const HALF_SENT = 100;
const BEFORE_MS = 3_000;
const EXIT_MS = 8_000;
const TICK_MS = 200;

const PATHS = ["/shop", "/product/ashby", "/shop?_data=routes%2Fshop", "/contact", "/cart"];

it("a shop that is stopped under load fails no request that it accepted, and exits in time", async () => {
  const shop = await startShop({ SHUTDOWN_WAIT: "3" });
  const { hostname, port, host } = new URL(shop.origin);
  const statuses: Record<string, number> = {};
  const failed: string[] = [];
  let isOver = false;
  let inFlight = 0;
  async function read(n: number): Promise<void> {
    for (let count = n; !isOver; count += 1) {
      inFlight += 1;
      try {
        const { status } = await exchange(shop.origin, PATHS[count % PATHS.length] ?? "/");
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status !== 200) failed.push(String(status));
      } catch (error) {
        failed.push(String(error));
      } finally {
        inFlight -= 1;
      }
    }
  }
  const half = Array.from({ length: HALF_SENT }, async (_none, n) => {
    const socket = net.connect(Number(port), hostname).on("error", () => {});
    await once(socket, "connect");
    const post = `POST /contact HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1000\r\n\r\nname=`;
    socket.write(n % 2 === 0 ? post : `GET /shop HTTP/1.1\r\nHost: ${host}\r\nX-Half: `);
    socket.resume();
  });
  await Promise.all(half);
  const readers = Array.from({ length: READERS }, (_none, n) => read(n));
  await delay(BEFORE_MS);
  const taken = inFlight;
  const began = performance.now();
  shop.process.kill("SIGTERM");
  // A balancer stops sending requests once it has seen that the shop is not ready.
  while ((await exchange(shop.origin, "/readyz")).status === 200) await delay(TICK_MS);
  isOver = true;
  await once(shop.process, "exit");
  const took = performance.now() - began;
  await Promise.all(readers);
  await shop.stop();
  report(
    `ended with ${taken} requests in flight and ${HALF_SENT} half sent: gone after ${(took / 1000).toFixed(1)} s, ` +
      `${JSON.stringify(statuses)}, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  expect(failed).toEqual([]);
  expect(took).toBeLessThan(EXIT_MS);
});

it(`no request on ${CONNECTIONS} kept-alive connections whose clients ignore /readyz is reset`, async () => {
  const shop = await startShop({ SHUTDOWN_WAIT: "3" });
  const failed: string[] = [];
  let answered = 0;
  async function ask(agent: http.Agent, path: string): Promise<void> {
    const [answer] = (await once(http.get(shop.origin + path, { agent }), "response")) as [http.IncomingMessage];
    await answer.resume().toArray();
    answered += 1;
  }
  const clients = Array.from({ length: CONNECTIONS }, async (_none, n) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let count = n; ; count += 1) {
        await ask(agent, PATHS[count % PATHS.length] ?? "/");
        await delay(PAUSE_MS);
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ECONNREFUSED") failed.push(code ?? String(error));
    } finally {
      agent.destroy();
    }
  });
  await delay(BEFORE_MS);
  shop.process.kill("SIGTERM");
  await once(shop.process, "exit");
  await Promise.all(clients);
  await shop.stop();
  report(`${CONNECTIONS} kept-alive connections: ${answered} answers, ${failed.length} requests reset`);
  expect(failed).toEqual([]);
});
