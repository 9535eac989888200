import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Balancer, startBalancer } from "../support/balancer";
import { checkoutFields } from "../support/checkout-fields";
import { SHOP_ADMIN, signInOverHttp } from "../support/http-sign-in";
import { type PostgresDatabases, postgresDatabases } from "../support/postgres-databases";
import { freePort, type ShopServer, startShop } from "../support/shop-server";
import { ROOT } from "../support/source-files";

const keyOf = (count: number) => count.toString(16).padStart(32, "0");

describe("three shops with one Postgres database", () => {
  let databases: PostgresDatabases;
  let environment: Readonly<Record<string, string>>;
  let shops: readonly ShopServer[] = [];
  let balancer: Balancer;
  let cookie = "";

  beforeAll(async () => {
    databases = await postgresDatabases();
    const port = await freePort();
    environment = {
      ...SHOP_ADMIN,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      DATABASE_URL: await databases.database(),
      SESSION_SECRET: "a-secret-that-all-three-shops-have",
    };
    // All at once: one of them creates the tables.
    shops = await Promise.all([startShop(environment), startShop(environment), startShop(environment)]);
    balancer = await startBalancer(
      port,
      shops.map(({ origin }) => origin),
    );
    cookie = await signInOverHttp(balancer.origin);
  });
  afterAll(async () => {
    await balancer?.stop();
    await Promise.all(shops.map((shop) => shop.stop()));
    await databases?.stop();
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

  it("each show a visitor's own pages after one sign-in", async () => {
    for (const _shop of shops) {
      const answer = await open("/account/dashboard");
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, "/account/dashboard"]);
    }
    expect(balancer.answered().every((count) => count > 0)).toBe(true);
  });

  it("accept one order once, whichever of them receives it", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(keyOf(0))));
    const pages = new Set(answers.map((answer) => answer.headers.get("Location")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(pages.size).toBe(1);
    expect(await numbers()).toEqual(["HV-1001"]);
  });

  it("lose no order, double none and sign nobody out when one of them is killed in the middle", async () => {
    const [killed] = shops;
    if (!killed) throw new Error("no shop has started");
    const keys = Array.from({ length: 12 }, (_one, at) => keyOf(1 + at));
    const placing = keys.map(place);
    await Promise.race(placing);
    killed.process.kill("SIGKILL");
    await once(killed.process, "exit");
    const answers = await Promise.all(placing);
    const unknown = keys.filter((_key, at) => answers[at]?.status !== 303);
    expect(answers.map(({ status }) => status).filter((status) => status !== 303 && status !== 502)).toEqual([]);

    // As a browser does whose answer was lost: the same order again.
    for (const key of unknown) expect((await place(key)).status).toBe(303);
    expect((await numbers()).length).toBe(1 + keys.length);
    for (const _shop of shops) {
      const answer = await open("/account/dashboard");
      expect([answer.status, new URL(answer.url).pathname]).toEqual([200, "/account/dashboard"]);
    }
  });

  it("are joined by one that takes the place of the killed one, on which the visitor is signed in too", async () => {
    const port = Number(new URL(shops[0]?.origin ?? "").port);
    const [before = 0] = balancer.answered();
    shops = [...shops, await startShop(environment, port)];
    for (const _shop of shops) expect((await open("/admin/orders")).url).toBe(`${balancer.origin}/admin/orders`);
    expect(balancer.answered()[0]).toBeGreaterThan(before);
  });

  it("are exported while they accept orders, and the file contains every acknowledged order", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "several-shops-"));
    const file = path.join(folder, "data");
    const command = (name: string, database: Readonly<Record<string, string>>) =>
      promisify(execFile)(process.execPath, ["build/data.js", name, file], {
        cwd: ROOT,
        env: { ...process.env, ...database },
      });
    try {
      const acknowledged = await numbers();
      const placing = Promise.all(Array.from({ length: 6 }, (_one, at) => place(keyOf(100 + at))));
      await command("export", { DATABASE_URL: environment.DATABASE_URL ?? "" });
      expect((await placing).map(({ status }) => status)).toEqual(Array(6).fill(303));
      const imported = { DATABASE_PATH: path.join(folder, "shop.db") };
      await command("import", imported);
      const again = await startShop({ ...SHOP_ADMIN, ...imported });
      try {
        const admin = await signInOverHttp(again.origin);
        const page = await fetch(`${again.origin}/admin/orders`, { headers: { Cookie: admin } });
        const found = new Set((await page.text()).match(/HV-\d+/g));
        expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
      } finally {
        await again.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
