import { recordEvent } from "~/audit/audit.server";
import { type Database, type Reader, write } from "~/database/database.server";
import { type CapacitySettings, type CapacityVersion, FIRST_CAPACITY, type SavedCapacity } from "./capacity";

/** How many earlier saves owners see. */
const VERSIONS_SHOWN = 20;

const settingsOf = (text: string): CapacitySettings => ({
  ...FIRST_CAPACITY,
  ...(JSON.parse(text) as Partial<CapacitySettings>),
});

/** The owner's settings now. */
export async function currentCapacity(db: Reader): Promise<SavedCapacity> {
  const row = await db
    .selectFrom("capacity_settings")
    .select(["revision", "settings"])
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row
    ? { revision: row.revision, settings: settingsOf(row.settings) }
    : { revision: 0, settings: FIRST_CAPACITY };
}

/** The latest saves, newest first, with the current addresses of those who saved them. */
export async function readCapacityVersions(db: Reader): Promise<readonly CapacityVersion[]> {
  const rows = await db
    .selectFrom("capacity_settings")
    .leftJoin("account", "account.id", "saved_by")
    .select(["revision", "settings", "saved_at", "email"])
    .orderBy("revision", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map(({ revision, settings, saved_at, email }) => ({
    revision,
    settings: settingsOf(settings),
    savedAt: new Date(saved_at).toISOString(),
    savedBy: email ?? "",
  }));
}

async function settingsBefore(db: Reader, revision: number): Promise<CapacitySettings> {
  const row = await db
    .selectFrom("capacity_settings")
    .select("settings")
    .where("revision", "=", revision - 1)
    .executeTakeFirst();
  return row ? settingsOf(row.settings) : FIRST_CAPACITY;
}

/** A change of the settings; "undo" restores those before the last save. */
export type CapacityChange = "undo" | ((settings: CapacitySettings) => CapacitySettings);

/**
 * Saves changed settings, and records an event of the owner. Every save remains stored. Nothing that is booked moves.
 *
 * @param seen the revision that the owner saw
 * @param now in milliseconds since the epoch
 * @returns "stale" if somebody else saved in the meantime; then nothing is stored
 */
export function storeCapacity(
  database: Database,
  seen: number,
  change: CapacityChange,
  ownerId: string,
  now: number,
): Promise<"saved" | "stale"> {
  return write(database, async (trx) => {
    const { revision, settings } = await currentCapacity(trx);
    if (revision !== seen) return "stale";
    const changed = change === "undo" ? await settingsBefore(trx, revision) : change(settings);
    await trx
      .insertInto("capacity_settings")
      .values({ revision: revision + 1, saved_at: now, saved_by: ownerId, settings: JSON.stringify(changed) })
      .execute();
    await recordEvent(trx, { kind: "capacity.saved", actorId: ownerId, subjectId: null }, now);
    return "saved";
  });
}
