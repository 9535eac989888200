import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { afterAll } from "vitest";
import { openDriver } from "~/database/sqlite-driver.server";
import { remixBuild } from "./remix-build";
import { SHOP } from "./shop-env";
import { ROOT } from "./source-files";

type Module = Parameters<typeof remixBuild>[1][string]["module"];

const folder = mkdtempSync(path.join(os.tmpdir(), "whole-shop-"));
const file = path.join(folder, "shop.db");
process.env.DATABASE_PATH = file;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A route as Remix reads it from its file. */
export interface ShopRoute {
  /** Its name in the `_data` parameter. */
  readonly id: string;
  readonly module: Module;
}

/** All routes of the shop below its root, as Remix finds them in their folder. */
export async function shopRoutes(): Promise<readonly ShopRoute[]> {
  const modules = import.meta.glob<Module>("../../app/routes/*.{ts,tsx}");
  return Promise.all(
    Object.values(flatRoutes(path.join(ROOT, "app"))).map(async ({ id, file: source }) => {
      const load = modules[`../../app/${source}`];
      if (!load) throw new Error(`${source} is no route that the tests see`);
      return { id, module: await load() };
    }),
  );
}

/**
 * The whole shop in this process: every route below the real root, its embedded provider in a file. Import it before
 * anything that reads the configuration.
 */
export async function wholeShop() {
  const [{ createRequestHandler }, entry, root, routes] = await Promise.all([
    import("@remix-run/node"),
    import("~/entry.server"),
    import("~/root"),
    shopRoutes(),
  ]);
  const table = flatRoutes(path.join(ROOT, "app"));
  const pages = routes.map(({ id, module }) => {
    const { path: address, index, parentId = "root" } = table[id] ?? {};
    return [id, { ...(address && { path: address }), ...(index && { index: true as const }), parentId, module }];
  });
  const build = remixBuild(entry, { root: { module: root as Module }, ...Object.fromEntries(pages) });
  const handle = createRequestHandler(build, "production");
  const database = await openDriver(file);
  return {
    /** The provider's file, in a separate connection. */
    database,
    /** Opens an address, or posts a form to it, with the session cookie of a visitor. */
    ask(address: string, cookie = "", fields?: Readonly<Record<string, string>>, accept = "*/*"): Promise<Response> {
      const sent = fields && { method: "POST", body: new URLSearchParams(fields) };
      return handle(new Request(SHOP + address, { headers: { Cookie: cookie, Accept: accept }, ...sent }));
    },
    /** A hash of the database's content, except for what any request may store: a refusal, and who is signed in. */
    writes(): string {
      const all = createHash("sha256");
      for (const { name } of database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()) {
        const condition = name === "audit_event" ? " WHERE kind <> 'access.refused'" : "";
        const rows = database.prepare(`SELECT * FROM "${name}"${condition}`).all();
        if (name !== "sqlite_sequence" && name !== "account") all.update(JSON.stringify([name, rows]));
      }
      return all.digest("base64url");
    },
  };
}

export type WholeShop = Awaited<ReturnType<typeof wholeShop>>;
