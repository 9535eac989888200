import path from "node:path";
import { env } from "~/base/platform/env.server";
import { SECRET_FILE } from "~/base/platform/session-secret.server";
import { photographsFolder } from "~/ordering/claims/photograph-files.server";
import type { ShopPlace } from "./moving/moved-database.server";

/** The paths of everything the shop stores, whatever its provider is. */
export interface ShopData {
  readonly database: string;
  /** A folder, which does not exist before the first photograph. */
  readonly photographs: string;
  /** The generated secret, used if the operator set none. */
  readonly secret: string;
}

const MEMORY = ":memory:";

/** The database that the environment names, a file or a Postgres database. Throws Error if that is `:memory:`. */
export function shopPlace(): ShopPlace {
  const { databasePath, databaseUrl } = env();
  if (databaseUrl === null && databasePath === MEMORY) throw new Error("DATABASE_PATH=:memory: stores nothing.");
  return { databasePath, databaseUrl };
}

/** @throws Error if there are no files to copy: Postgres or `:memory:` */
export function shopData(): ShopData {
  const { databasePath, databaseUrl } = shopPlace();
  if (databaseUrl !== null) {
    throw new Error(
      "DATABASE_URL names a Postgres database, which this command cannot copy: use pg_dump and pg_restore, or export and import. Nothing was done.",
    );
  }
  const database = path.resolve(databasePath);
  return { database, photographs: photographsFolder(database), secret: path.join(path.dirname(database), SECRET_FILE) };
}

export const backedUpData = (folder: string): ShopData => ({
  database: path.join(folder, "shop.db"),
  photographs: path.join(folder, "photographs"),
  secret: path.join(folder, SECRET_FILE),
});
