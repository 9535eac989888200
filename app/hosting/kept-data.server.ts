import path from "node:path";
import { env } from "~/platform/env.server";
import { SECRET_FILE } from "~/platform/session-secret.server";
import { photographsFolder } from "~/provider/contract/photographs-folder.server";

/** Where everything is that the embedded provider keeps. */
export interface KeptData {
  readonly database: string;
  /** A folder; there is none before the first photograph. */
  readonly photographs: string;
  /** The secret that was made here, where the operator set none. */
  readonly secret: string;
}

const MEMORY = ":memory:";

/** @throws Error where nothing is kept */
export function keptData(): KeptData {
  const { databasePath, databaseUrl, provider } = env();
  if (provider === "remote") throw new Error("PROVIDER=remote keeps nothing here: run this where the provider is.");
  if (databaseUrl !== null) {
    throw new Error(
      "DATABASE_URL names a database of Postgres, which this cannot copy: use pg_dump and pg_restore, or export and import. Nothing was done.",
    );
  }
  if (databasePath === MEMORY) throw new Error("DATABASE_PATH=:memory: keeps nothing.");
  const database = path.resolve(databasePath);
  return { database, photographs: photographsFolder(database), secret: path.join(path.dirname(database), SECRET_FILE) };
}

/** Where the same is in a backup, which is one folder. */
export const backedUpData = (folder: string): KeptData => ({
  database: path.join(folder, "shop.db"),
  photographs: path.join(folder, "photographs"),
  secret: path.join(folder, SECRET_FILE),
});
