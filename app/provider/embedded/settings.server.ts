import type { SavedSettings, SettingsVersion, ShopSettings } from "~/domain/shop-settings";
import { VERSIONS_SHOWN } from "../contract/settings.server";
import { recordEvent } from "./audit.server";
import { inTransaction } from "./database.server";
import type { Database } from "./sqlite-driver.server";

interface SettingsRow {
  readonly revision: number;
  readonly settings: string;
}

const savedOf = ({ revision, settings }: SettingsRow): SavedSettings => ({
  revision,
  settings: JSON.parse(settings) as ShopSettings,
});

/** The settings that hold now; the migration has brought the first ones. */
export function currentSettings(database: Database): SavedSettings {
  const row = database.prepare("SELECT revision, settings FROM shop_settings ORDER BY revision DESC LIMIT 1").get();
  return savedOf(row as unknown as SettingsRow);
}

/** The last saves, the newest first, with the addresses that their admins have now. */
export function listSettings(database: Database): SettingsVersion[] {
  const rows = database
    .prepare(
      `SELECT revision, settings, saved_at, email
       FROM shop_settings LEFT JOIN customer ON customer.id = saved_by
       ORDER BY revision DESC LIMIT ?`,
    )
    .all(VERSIONS_SHOWN) as unknown as (SettingsRow & { saved_at: number; email: string | null })[];
  return rows.map((row) => ({
    ...savedOf(row),
    savedAt: new Date(row.saved_at).toISOString(),
    savedBy: row.email ?? "",
  }));
}

/**
 * Saves settings that were made from the newest ones; every save stays, and is an event of the admin.
 *
 * @param now in milliseconds since the epoch
 * @returns them with their new revision, or `null` when others were saved meanwhile
 */
export function saveSettings(
  database: Database,
  { revision, settings }: SavedSettings,
  adminId: string,
  now: number,
): SavedSettings | null {
  return inTransaction(database, () => {
    if (currentSettings(database).revision !== revision) return null;
    database
      .prepare("INSERT INTO shop_settings (saved_at, saved_by, settings) VALUES (?, ?, ?)")
      .run(now, adminId, JSON.stringify(settings));
    recordEvent(database, { kind: "settings.saved", actorId: adminId, subjectId: null }, now);
    return currentSettings(database);
  });
}
