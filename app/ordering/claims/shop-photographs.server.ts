import type { Database } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { env } from "~/base/platform/env.server";
import { log } from "~/base/platform/log.server";
import { onShutdown } from "~/base/platform/shutdown.server";
import { singleton } from "~/base/platform/singleton.server";
import type { EpochMs } from "~/base/time/time";
import { type PhotographFiles, photographFiles, photographRows } from "./photograph-files.server";

/** The shop's photographs: files next to a SQLite file, or rows in Postgres. They are closed when the process ends. */
export function shopPhotographs(): Promise<PhotographFiles> {
  return singleton("shop-photographs", async () => {
    const { databasePath, databaseUrl } = env();
    const files = databaseUrl === null ? photographFiles(databasePath) : photographRows(await shopDatabase(), Date.now);
    onShutdown(() => files.close());
    return files;
  });
}

const SWEEP_EVERY_MS = 86_400_000;

const sweeps = singleton("photograph-sweeps", () => ({ lastAt: Number.NEGATIVE_INFINITY }));

/**
 * Removes leftover photographs, at most once a day in a process. A failure is only logged, because claims must still be
 * accepted.
 */
export async function sweepPhotographs(files: PhotographFiles, database: Database, now: EpochMs): Promise<void> {
  if (now - sweeps.lastAt < SWEEP_EVERY_MS) return;
  sweeps.lastAt = now;
  try {
    const removed = await files.sweep(database, now);
    if (removed > 0) log.info("photographs.swept", { removed });
  } catch (error) {
    log.error("photographs.sweep", { error });
  }
}
