import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OFFERS } from "~/provider/contract/backend.server";
import { type Balancer, startBalancer } from "../support/balancer";
import { checkoutFields } from "../support/checkout-fields";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { freePort, type ShopServer, startProgram, startShop } from "../support/shop-server";
import { ROOT } from "../support/source-files";

const TOKEN = "a-token-that-shops-and-their-host-share";

describe("three shops with one provider", () => {
  let provider: ShopServer;
  let shops: readonly ShopServer[] = [];
  let balancer: Balancer;
  let cookie = "";
  let folder = "";
  let database = "";

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "several-shops-"));
    database = path.join(folder, "shop.db");
    const [port, providerPort] = [await freePort(), await freePort()];
    const publicOrigin = `http://127.0.0.1:${port}`;
    const providerOrigin = `http://127.0.0.1:${providerPort}`;
    const common = { PUBLIC_ORIGIN: publicOrigin, PROVIDER_TOKEN: TOKEN };
    provider = await startProgram(
      "provider",
      { ...common, ...SHOP_ADMIN, PROVIDER_ORIGIN: providerOrigin, DATABASE_PATH: database },
      providerPort,
    );
    const remote = {
      ...common,
      PROVIDER: "remote",
      PROVIDER_URL: providerOrigin,
      PROVIDER_LOGIN_URL: `${providerOrigin}/provider/login`,
      PROVIDER_OFFERS: OFFERS.join(),
      SESSION_SECRET: "a-secret-that-all-three-shops-have",
    };
    shops = await Promise.all([startShop(remote), startShop(remote), startShop(remote)]);
    balancer = await startBalancer(
      port,
      shops.map(({ origin }) => origin),
    );
    cookie = await signInOverHttp(publicOrigin);
  });
  afterAll(async () => {
    await balancer?.stop();
    for (const shop of shops) await shop.stop();
    await provider?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (path: string) => fetch(balancer.origin + path, { headers: { Cookie: cookie } });

  const place = (key: string) =>
    fetch(`${balancer.origin}/checkout`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: cookie },
      body: new URLSearchParams(checkoutFields({ key })),
    });

  /** The numbers of all orders in the admin's list. */
  const numbers = async () => [...new Set((await (await open("/admin/orders")).text()).match(/HV-\d+/g))];

  it("each show a visitor's own pages after one sign-in at the provider", async () => {
    for (const _shop of shops) {
      const answer = await open("/account/dashboard");
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, "/account/dashboard"]);
    }
    expect(balancer.answered().every((count) => count > 0)).toBe(true);
  });

  it("accept one order once, whichever of them receives it", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place("ab".repeat(16))));
    const pages = new Set(answers.map((answer) => answer.headers.get("Location")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(pages.size).toBe(1);
    expect(await numbers()).toEqual(["HV-1001"]);
  });

  it("lose nothing when one of them is killed", async () => {
    const [killed] = shops;
    killed?.process.kill("SIGKILL");
    if (killed) await once(killed.process, "exit");
    expect((await place("cd".repeat(16))).status).toBe(303);
    for (const _shop of shops) {
      expect((await open("/account/dashboard")).status).toBe(200);
      expect(await numbers()).toEqual(["HV-1002", "HV-1001"]);
    }
  });

  it("are backed up while they accept orders, and the backup contains every acknowledged order", async () => {
    const command = (name: string, file: string) =>
      promisify(execFile)(process.execPath, ["build/provider.js", name, path.join(folder, "backup")], {
        cwd: ROOT,
        env: { ...process.env, DATABASE_PATH: file },
      });
    const acknowledged = await numbers();
    const placing = Promise.all(Array.from({ length: 10 }, (_one, at) => place(`${at}f`.repeat(16))));
    const { stdout } = await command("backup", database);
    expect((await placing).map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(stdout).toContain("whole");
    const restored = path.join(folder, "again", "shop.db");
    await command("restore", restored);
    const again = await startShop({ ...SHOP_ADMIN, DATABASE_PATH: restored });
    try {
      const admin = await signInOverHttp(again.origin);
      const page = await fetch(`${again.origin}/admin/orders`, { headers: { Cookie: admin } });
      const found = new Set((await page.text()).match(/HV-\d+/g));
      expect(acknowledged.length).toBeGreaterThan(1);
      expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
    } finally {
      await again.stop();
    }
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ["PROVIDER_ORIGIN", {}],
    ["PROVIDER_TOKEN", { PROVIDER_ORIGIN: "https://accounts.doors.example" }],
  ])("have no provider that starts without %s", async (name, environment) => {
    await expect(startProgram("provider", environment)).rejects.toThrow(`${name} is required`);
  });

  it("are the only ones that the provider answers", async () => {
    const stranger = await fetch(`${provider.origin}/api/settings`, { headers: { Authorization: "Bearer other" } });
    expect([stranger.status, stranger.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect(await stranger.json()).toEqual({ message: expect.stringContaining("PROVIDER_TOKEN") });
    expect((await fetch(`${provider.origin}/readyz`)).status).toBe(200);
  });
});
