import { noteChange, type Topic } from "~/base/database/changes.server";
import { type Database, type Reader, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import type { AuditKind } from "./audit";
import { recordEvent } from "./audit.server";
import type { Saved, SavedVersion, SettingsChange } from "./saved-settings";

export const VERSIONS_SHOWN = 20;

type SettingsTable = "money_settings" | "capacity_settings" | "shop_settings";

/** The latest saves, newest first, with the current addresses of those who saved them. */
export async function latestVersions<Settings>(
  db: Reader,
  table: SettingsTable,
  read: (text: string) => Settings,
): Promise<SavedVersion<Settings>[]> {
  const rows = await db
    .selectFrom(table)
    .leftJoin("account", "account.id", "saved_by")
    .select(["revision", "settings", "saved_at", "email"])
    .orderBy("revision", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ revision, settings, saved_at, email }) => ({
    revision,
    settings: read(settings),
    savedAt: isoOf(saved_at),
    savedBy: email ?? "",
  }));
}

interface StoreOptions<Settings> {
  readonly table: Exclude<SettingsTable, "shop_settings">;
  readonly kind: AuditKind;
  /** What the processes that show the settings to everybody follow; absent if no page does. */
  readonly topic?: Topic;
  readonly first: Settings;
  readonly read: (text: string) => Settings;
}

/** An owner's settings of one kind, of which every save remains stored. */
export function settingsStore<Settings>({ table, kind, topic, first, read }: StoreOptions<Settings>) {
  async function current(db: Reader): Promise<Saved<Settings>> {
    const row = await db
      .selectFrom(table)
      .select(["revision", "settings"])
      .orderBy("revision", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ? { revision: row.revision, settings: read(row.settings) } : { revision: 0, settings: first };
  }
  async function before(db: Reader, revision: number): Promise<Settings> {
    const row = await db
      .selectFrom(table)
      .select("settings")
      .where("revision", "=", revision - 1)
      .executeTakeFirst();
    return row ? read(row.settings) : first;
  }
  return {
    current,
    versions: (db: Reader): Promise<readonly SavedVersion<Settings>[]> => latestVersions(db, table, read),
    /** Records an event of the owner too. Stores nothing and returns "stale" if somebody else saved after `seen`. */
    store: (
      database: Database,
      seen: number,
      change: SettingsChange<Settings>,
      ownerId: string,
      now: EpochMs,
    ): Promise<"saved" | "stale"> =>
      write(database, async (trx) => {
        const { revision, settings } = await current(trx);
        if (revision !== seen) return "stale";
        const changed = change === "undo" ? await before(trx, revision) : change(settings);
        await trx
          .insertInto(table)
          .values({ revision: revision + 1, saved_at: now, saved_by: ownerId, settings: JSON.stringify(changed) })
          .execute();
        if (topic) await noteChange(trx, topic);
        await recordEvent(trx, { kind, actorId: ownerId, subjectId: null }, now);
        return "saved";
      }),
  };
}
