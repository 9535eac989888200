import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { startShop } from "../support/shop-server";

describe("the built shop as a process", () => {
  it("stops at boot with the name of each variable that is wrong", async () => {
    const start = startShop({ PROVIDER: "remote", PUBLIC_ORIGIN: "not a url" });
    await expect(start).rejects.toThrow(/PUBLIC_ORIGIN must be.*PROVIDER_URL is required/s);
    await expect(startShop({ DATABASE_PATH: "/dev/null/shop.db" })).rejects.toThrow(/DATABASE_PATH/);
  });

  it("is healthy and ready, logs one line per request, and ends cleanly on SIGTERM", async () => {
    const shop = await startShop();
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
    await (await fetch(`${shop.origin}/shop?email=a@b.co`)).text();
    shop.process.kill("SIGTERM");
    const [code] = await once(shop.process, "exit");
    expect(code).toBe(0);
    const lines = shop
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const requests = lines.map((line) => JSON.parse(line)).filter((entry) => entry.event === "http.request");
    expect(requests.filter((entry) => entry.path === "/shop")).toHaveLength(1);
    expect(shop.output()).not.toContain("a@b.co");
    expect(shop.output()).not.toMatch(/^GET /m);
    await shop.stop();
  });
});
