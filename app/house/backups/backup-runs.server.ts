import type { Selectable } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { Gauge } from "~/base/platform/metrics/meter.server";
import type { EpochMs } from "~/base/time/time";
import type { BackupRun, LatestRuns } from "./backup";

const MAX_RUNS = 200;

const MAX_PROBLEM = 500;

const INTERRUPTED = "The process ended before the backup was complete.";

const runOf = (row: Selectable<Schema["backup_run"]>): BackupRun => ({
  beganAt: row.began_at,
  machine: row.machine,
  name: row.name,
  bytes: row.bytes,
  problem: row.problem,
});

/** The latest backup, and the latest attempt. One in progress counts as neither. */
export async function latestRuns(db: Reader): Promise<LatestRuns> {
  const latest = () =>
    db.selectFrom("backup_run").selectAll().where("ended_at", "is not", null).orderBy("id", "desc").limit(1);
  const tried = await latest().executeTakeFirst();
  const done = await latest().where("problem", "is", null).executeTakeFirst();
  return { done: done ? runOf(done) : null, tried: tried ? runOf(tried) : null };
}

/** Begins a run and returns its id. Only one runs at a time: an earlier one without an end was interrupted. */
export function beginRun(database: Database, name: string, machine: string, now: EpochMs): Promise<number> {
  return write(database, async (trx) => {
    await trx
      .updateTable("backup_run")
      .set({ ended_at: now, problem: INTERRUPTED })
      .where("ended_at", "is", null)
      .execute();
    const { id } = await trx
      .insertInto("backup_run")
      .values({ began_at: now, ended_at: null, machine, name, bytes: null, problem: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom("backup_run")
      .where("id", "<=", id - MAX_RUNS)
      .execute();
    return id;
  });
}

/** Records how a backup ended: its size in bytes, or why it failed. */
export async function endRun(database: Database, id: number, outcome: number | string, now: EpochMs): Promise<void> {
  const result =
    typeof outcome === "number"
      ? { bytes: outcome, problem: null }
      : { bytes: null, problem: outcome.slice(0, MAX_PROBLEM) };
  await write(database, (trx) =>
    trx
      .updateTable("backup_run")
      .set({ ended_at: now, ...result })
      .where("id", "=", id)
      .execute(),
  );
}

/** The metrics of the backups, the same in every process of one database. */
export function backupGauges({ db }: Pick<Database, "db">): readonly Gauge[] {
  return [
    {
      name: "shop_backup_age_seconds",
      help: "How long ago the latest backup began; absent until there is one",
      async read() {
        const { done } = await latestRuns(db);
        return done ? [{ value: Math.max(0, (Date.now() - done.beganAt) / 1000) }] : [];
      },
    },
    {
      name: "shop_backup_failed",
      help: "1 if the latest attempt to make a backup failed",
      async read() {
        const { tried } = await latestRuns(db);
        return [{ value: tried?.problem ? 1 : 0 }];
      },
    },
  ];
}
