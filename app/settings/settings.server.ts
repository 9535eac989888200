import { recordEvent } from "~/audit/audit.server";
import type { SampleDoor } from "~/catalog/sample-door";
import { noteChange } from "~/database/changes.server";
import { type Database, type Reader, write } from "~/database/database.server";
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
export async function currentSettings(db: Reader): Promise<SavedSettings> {
  const row = await db
    .selectFrom("shop_settings")
    .select(["revision", "settings"])
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return savedOf(row);
}

/**
 * The terms of one customer now.
 *
 * @param tier the tier whose price the customer gets; `null` for the list price
 * @param samples those of earlier orders that no order has credited
 */
export async function currentTerms(
  db: Reader,
  tier: TierId | null,
  samples: readonly SampleDoor[] = [],
): Promise<ShopTerms> {
  return termsFor((await currentSettings(db)).settings, tier, samples);
}

/** The latest saves, newest first, with their admins' current addresses. */
export async function listSettings(db: Reader): Promise<SettingsVersion[]> {
  const rows = await db
    .selectFrom("shop_settings")
    .leftJoin("account", "account.id", "saved_by")
    .select(["revision", "settings", "saved_at", "email"])
    .orderBy("revision", "desc")
    .limit(VERSIONS_SHOWN)
    .execute();
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
 * @returns the settings with their new revision, or `null` when others were saved in the meantime
 */
export function saveSettings(
  database: Database,
  { revision, settings }: SavedSettings,
  adminId: string,
  now: number,
): Promise<SavedSettings | null> {
  return write(database, async (trx) => {
    if ((await currentSettings(trx)).revision !== revision) return null;
    const row = { saved_at: now, saved_by: adminId, settings: JSON.stringify(settings) };
    await trx.insertInto("shop_settings").values(row).execute();
    await noteChange(trx, "settings");
    await recordEvent(trx, { kind: "settings.saved", actorId: adminId, subjectId: null }, now);
    return currentSettings(trx);
  });
}
