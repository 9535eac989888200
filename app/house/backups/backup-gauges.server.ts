import type { Database } from "~/base/database/database.server";
import type { Gauge } from "~/base/platform/metrics/meter.server";
import { latestRuns } from "./backup-runs.server";

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
