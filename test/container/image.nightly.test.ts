import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "~/base/database/open-postgres.server";
import { postgresDatabases } from "../support/postgres-databases";
import { freePort } from "../support/shop-server";
import { ROOT } from "../support/source-files";
import { MAY_CHANGE_USER, userNumber } from "./base-image";
import { buildImage, type Image } from "./image";

const MINUTE = 60_000;

/** Requests the home page with its assets, the shop page, its first product and that product's picture. */
async function visit(origin: string): Promise<void> {
  const get = async (url: string, type: RegExp) => {
    const answer = await fetch(new URL(url, origin));
    expect([url, answer.status, answer.headers.get("Content-Type")]).toEqual([url, 200, expect.stringMatching(type)]);
    return answer.text();
  };
  const assets = new Set((await get("/", /html/)).match(/\/build\/[\w./$-]+\.(?:js|css|woff2)/g));
  expect(assets.size).toBeGreaterThan(3);
  for (const asset of assets) await get(asset, /javascript|css|font/);
  const product = /href="(\/product\/[^"]+)"/.exec(await get("/shop", /html/))?.[1];
  const picture = /<img[^>]* src="(\/images\/[^"]+)"/.exec(await get(product ?? "no product", /html/))?.[1];
  await get(picture ?? "no picture", /^image\//);
}

describe("the container image, step by step", () => {
  let scratch: string;
  let image: Image;

  beforeAll(async () => {
    scratch = await mkdtemp(path.join(os.tmpdir(), "image-"));
    await chmod(scratch, 0o755);
    image = await buildImage(ROOT, scratch);
  }, 15 * MINUTE);

  afterAll(() => rm(scratch, { recursive: true, force: true }), MINUTE);

  it("holds what it runs and nothing else", async () => {
    const shop = path.join(image.root, "shop");
    expect((await readdir(shop)).sort()).toEqual(["build", "node_modules", "package.json", "public"]);
    const installed = await readdir(path.join(shop, "node_modules"));
    expect(installed).toContain("sharp");
    // The bundle contains these, and nothing is built in the image.
    for (const name of ["react", "express", "vitest"]) expect(installed).not.toContain(name);
  });

  it("gives the data, and nothing else, to its user", async () => {
    const owner = async (name: string) => (await stat(path.join(image.root, name))).uid;
    const [root, node] = MAY_CHANGE_USER
      ? [userNumber("root"), userNumber("node")]
      : [process.getuid?.(), process.getuid?.()];
    expect(await owner("data")).toBe(node);
    for (const name of ["shop/build", "shop/public", "shop/node_modules", "shop/package.json"]) {
      expect([name, await owner(name)]).toEqual([name, root]);
    }
  });

  /** Starts the image as an operator would, visits it, and stops it. */
  async function run(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const port = String(await freePort());
    const shop = image.start({ PORT: port, ...environment });
    try {
      while (!(await image.isHealthy({ PORT: port }))) {
        if (shop.child.exitCode !== null) throw new Error(`the shop ended:\n${shop.output()}`);
        await delay(500);
      }
      await visit(`http://127.0.0.1:${port}`);
    } finally {
      shop.child.kill("SIGTERM");
    }
    expect(await shop.exit, shop.output()).toBe(0);
  }

  it("starts, becomes healthy, serves pages and pictures, and exits with 0 on SIGTERM", () => run(), 3 * MINUTE);

  it(
    "does so with Postgres instead of its volume",
    async () => {
      const databases = await postgresDatabases();
      try {
        const databaseUrl = await databases.database();
        await run({ DATABASE_URL: databaseUrl, DATABASE_PATH: "/nowhere/shop.db", SESSION_SECRET: "s".repeat(32) });
        const database = await openPostgres(databaseUrl);
        expect(await database.db.selectFrom("product").select("handle").execute()).toHaveLength(20);
        await database.close();
      } finally {
        await databases.stop();
      }
    },
    3 * MINUTE,
  );
});
