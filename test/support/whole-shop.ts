import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { afterAll } from "vitest";
import { openDriver, type SqliteDriver } from "~/base/database/sqlite-driver.server";
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

/** Counts each row that is added, changed or removed: comparing the whole database takes longer than a request. */
function countWrites(database: SqliteDriver): void {
  // Not those behind the search, which takes no triggers and only repeats other rows.
  const tables = database.prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'").all();
  database.exec("CREATE TABLE writes (count INTEGER NOT NULL); INSERT INTO writes VALUES (0)");
  for (const { name } of tables) {
    // A form that waits for its sender to sign in changes nothing.
    if (String(name).startsWith("sqlite_") || name === "account" || name === "unsaved_form") continue;
    const condition = name === "audit_event" ? "WHEN new.kind <> 'access.refused'" : "";
    for (const change of ["INSERT", "UPDATE", "DELETE"]) {
      const when = change === "DELETE" ? "" : condition;
      database.exec(`CREATE TRIGGER "counted_${change}_${name}" AFTER ${change} ON "${name}" ${when}
        BEGIN UPDATE writes SET count = count + 1; END`);
    }
  }
}

/**
 * The whole shop in this process: every route below the real root, its embedded provider in a file. Import it before
 * anything that reads the configuration.
 */
export async function wholeShop() {
  const [{ createRequestHandler }, { shopDatabase }, entry, root, routes] = await Promise.all([
    import("@remix-run/node"),
    import("~/base/database/shop-database.server"),
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
  await shopDatabase();
  const database = await openDriver(file);
  countWrites(database);
  return {
    /** The provider's file, in a separate connection. */
    database,
    /** Opens an address, or posts a form to it, with the session cookie of a visitor. */
    ask(address: string, cookie = "", fields?: Readonly<Record<string, string>>, accept = "*/*"): Promise<Response> {
      const sent = fields && { method: "POST", body: new URLSearchParams(fields) };
      return handle(new Request(SHOP + address, { headers: { Cookie: cookie, Accept: accept }, ...sent }));
    },
    /** How often the database was written to, except for what any request may store: a refusal, and who is signed in. */
    writes: () => Object.values(database.prepare("SELECT count FROM writes").get() as object).join(),
  };
}

export type WholeShop = Awaited<ReturnType<typeof wholeShop>>;
