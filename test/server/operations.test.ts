import { once } from "node:events";
import { openSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exchange } from "../support/raw-http";
import { startShop } from "../support/shop-server";

const VISITORS = 4;

describe("the built shop as a process", () => {
  it("stops at boot and names each variable that is wrong", async () => {
    const start = startShop({ PROVIDER: "remote", PUBLIC_ORIGIN: "not a url" });
    await expect(start).rejects.toThrow(/PUBLIC_ORIGIN must be.*PROVIDER_URL is required/s);
    await expect(startShop({ DATABASE_PATH: "/dev/null/shop.db" })).rejects.toThrow(/DATABASE_PATH/);
  });

  it("is healthy and ready, logs one line per request, even from the cache, and ends cleanly on SIGTERM", async () => {
    const shop = await startShop();
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
    const Authorization = "Basic eDp4";
    await (await fetch(`${shop.origin}/shop?email=a@b.co`, { headers: { Authorization } })).text();
    for (let time = 0; time < 2; time += 1) await (await fetch(`${shop.origin}/terms?email=a@b.co`)).text();
    shop.process.kill("SIGTERM");
    const [code] = await once(shop.process, "exit");
    expect(code).toBe(0);
    const lines = shop
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const entries = lines.map((line) => JSON.parse(line));
    const requests = entries.filter((entry) => entry.event === "http.request");
    expect(requests.filter(({ path, status }) => path === "/terms" && status === 200)).toHaveLength(2);
    expect(requests.filter((entry) => entry.path === "/shop")).toHaveLength(1);
    expect(shop.output()).not.toContain("a@b.co");
    expect(shop.output()).not.toMatch(/^GET /m);
    await shop.stop();
  });

  it("survives the loss of its log: a full disk, and a reader that has gone", async () => {
    for (const log of ["/dev/full", "gone"]) {
      const shop = await startShop({}, undefined, log === "gone" ? "pipe" : openSync(log, "w"));
      shop.process.stdout?.destroy();
      shop.process.stderr?.destroy();
      for (let time = 0; time < 20; time += 1) {
        expect((await exchange(shop.origin, time % 2 ? "/shop" : "/product/none")).status).toBeLessThan(500);
      }
      expect(shop.process.exitCode).toBeNull();
      await shop.stop();
      expect(shop.process.exitCode).toBe(0);
    }
  });

  it("reports unready first on SIGTERM, serves late requests, and cuts off none", async () => {
    const shop = await startShop({ SHUTDOWN_WAIT: "2" });
    const isReady = async () => (await exchange(shop.origin, "/readyz")).status === 200;
    const statuses = new Set<number>();
    let isUnready = false;
    let after = 0;
    // A load balancer opens a connection per request, and sends no more once the shop is unready. Few visitors at once
    // leave the shop time to say so before it closes, also on a busy machine.
    const visitors = Array.from({ length: VISITORS }, async () => {
      for (let leaving = false; !leaving; ) {
        leaving = isUnready;
        statuses.add((await exchange(shop.origin, "/shop")).status);
        if (leaving) after += 1;
      }
    });
    expect(await isReady()).toBe(true);
    const exited = once(shop.process, "exit");
    shop.process.kill("SIGTERM");
    while (await isReady());
    isUnready = true;
    await Promise.all(visitors);
    expect([...statuses]).toEqual([200]);
    expect(after).toBe(VISITORS);
    expect(await exited).toEqual([0, null]);
    await shop.stop();
  });
});
