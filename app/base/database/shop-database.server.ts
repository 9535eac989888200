import { env } from "~/base/platform/env.server";
import { onShutdown } from "~/base/platform/shutdown.server";
import { singleton } from "~/base/platform/singleton.server";
import type { Database } from "./database.server";
import { openDatabase } from "./open-database.server";
import { openPostgres } from "./open-postgres.server";

/** @throws Error naming DATABASE_PATH or DATABASE_URL when it cannot be used */
export function shopDatabase(): Promise<Database> {
  return singleton("shop-database", () => {
    const { databasePath, databaseUrl } = env();
    const opened = databaseUrl === null ? openDatabase(databasePath) : openPostgres(databaseUrl);
    onShutdown(async () => (await opened).close());
    return opened;
  });
}
