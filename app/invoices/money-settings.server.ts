import { recordEvent } from "~/audit/audit.server";
import { type Database, type Reader, write } from "~/database/database.server";
import { type MoneySettings, type MoneyVersion, NO_MONEY_SETTINGS, type SavedMoneySettings } from "./money-settings";

/** How many earlier saves owners see. */
const VERSIONS_SHOWN = 20;

const settingsOf = (text: string) => JSON.parse(text) as MoneySettings;

/** The owner's settings now. */
export async function currentMoneySettings(db: Reader): Promise<SavedMoneySettings> {
  const row = await db
    .selectFrom("money_settings")
    .select(["revision", "settings"])
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return row
    ? { revision: row.revision, settings: settingsOf(row.settings) }
    : { revision: 0, settings: NO_MONEY_SETTINGS };
}

/** The latest saves, newest first, with their owners' current addresses. */
export async function readMoneyVersions(db: Reader): Promise<readonly MoneyVersion[]> {
  const rows = await db
    .selectFrom("money_settings")
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

/** The settings before the last save; those of a new shop if there was only one. */
async function settingsBefore(db: Reader, revision: number): Promise<MoneySettings> {
  const row = await db
    .selectFrom("money_settings")
    .select("settings")
    .where("revision", "=", revision - 1)
    .executeTakeFirst();
  return row ? settingsOf(row.settings) : NO_MONEY_SETTINGS;
}

/**
 * Saves changed settings, and records an event of the owner. Every save remains stored.
 *
 * @param seen the revision that the owner saw
 * @param change returns the new settings; "undo" restores those before the last save
 * @param now in milliseconds since the epoch
 * @returns "stale" if somebody else saved in the meantime; then nothing is stored
 */
export function storeMoneySettings(
  database: Database,
  seen: number,
  change: "undo" | ((settings: MoneySettings) => MoneySettings),
  ownerId: string,
  now: number,
): Promise<"saved" | "stale"> {
  return write(database, async (trx) => {
    const { revision, settings } = await currentMoneySettings(trx);
    if (revision !== seen) return "stale";
    const changed = change === "undo" ? await settingsBefore(trx, revision) : change(settings);
    await trx
      .insertInto("money_settings")
      .values({ revision: revision + 1, saved_at: now, saved_by: ownerId, settings: JSON.stringify(changed) })
      .execute();
    await recordEvent(trx, { kind: "money.saved", actorId: ownerId, subjectId: null }, now);
    return "saved";
  });
}
