import { recordEvent } from "~/audit/audit.server";
import type { SampleDoor } from "~/catalog/sample-door";
import { type Database, inTransaction } from "~/database/database.server";
import type { ShopTerms } from "~/pricing/price-terms";
import type { TierId } from "~/pricing/tiers";
import { type SavedSettings, type SettingsVersion, type ShopSettings, termsFor } from "./shop-settings";

/** How many earlier saves admins see. */
export const VERSIONS_SHOWN = 20;

interface SettingsRow {
  readonly revision: number;
  readonly settings: string;
}

const savedOf = ({ revision, settings }: SettingsRow): SavedSettings => ({
  revision,
  settings: JSON.parse(settings) as ShopSettings,
});

/** The current settings; the migration has stored the first ones. */
export async function currentSettings(database: Database): Promise<SavedSettings> {
  const row = await database.one<SettingsRow>(
    "SELECT revision, settings FROM shop_settings ORDER BY revision DESC LIMIT 1",
  );
  return savedOf(row);
}

/**
 * The terms of one customer now.
 *
 * @param tier the tier whose price the customer gets; `null` for the list price
 * @param samples those of earlier orders that no order has credited
 */
export async function currentTerms(
  database: Database,
  tier: TierId | null,
  samples: readonly SampleDoor[] = [],
): Promise<ShopTerms> {
  return termsFor((await currentSettings(database)).settings, tier, samples);
}

/** The latest saves, newest first, with their admins' current addresses. */
export async function listSettings(database: Database): Promise<SettingsVersion[]> {
  const rows = await database.all<SettingsRow & { saved_at: number; email: string | null }>(
    `SELECT revision, settings, saved_at, email
       FROM shop_settings LEFT JOIN account ON account.id = saved_by
       ORDER BY revision DESC LIMIT ?`,
    VERSIONS_SHOWN,
  );
  return rows.map((row) => ({
    ...savedOf(row),
    savedAt: new Date(row.saved_at).toISOString(),
    savedBy: row.email ?? "",
  }));
}

/**
 * Saves settings based on the newest ones; every save remains stored, and is recorded as an event of the admin.
 *
 * @param now in milliseconds since the epoch
 * @returns them with their new revision, or `null` when others were saved in the meantime
 */
export async function saveSettings(
  database: Database,
  { revision, settings }: SavedSettings,
  adminId: string,
  now: number,
): Promise<SavedSettings | null> {
  return inTransaction(database, async () => {
    if ((await currentSettings(database)).revision !== revision) return null;
    await database.run(
      "INSERT INTO shop_settings (saved_at, saved_by, settings) VALUES (?, ?, ?)",
      now,
      adminId,
      JSON.stringify(settings),
    );
    await recordEvent(database, { kind: "settings.saved", actorId: adminId, subjectId: null }, now);
    return currentSettings(database);
  });
}
