import { noteChange } from "~/base/database/changes.server";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { latestVersions } from "~/house/audit/saved-settings.server";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { FIRST_OFFERS, withOldOffers } from "~/trade/measure/option-offers";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { TierId } from "~/trade/pricing/tiers";
import {
  type OptionSettings,
  readShopSettings,
  type SavedSettings,
  type SettingsVersion,
  type ShopSettings,
  termsFor,
} from "./shop-settings";

/** The options of a shop whose owner saved none: everything is free. */
export const FIRST_OPTIONS: OptionSettings = { ...FIRST_OFFERS, prices: {} };

interface SettingsRow {
  readonly revision: number;
  readonly settings: string;
}

const savedOf = ({ revision, settings }: SettingsRow): SavedSettings => ({
  revision,
  settings: readShopSettings(settings),
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

/** `tier` is `null` for the list price; `samples` are those of earlier orders that no order has credited. */
export async function currentTerms(
  db: Reader,
  tier: TierId | null,
  samples: readonly SampleDoor[] = [],
): Promise<ShopTerms> {
  return termsFor((await currentSettings(db)).settings, tier, samples);
}

export const listSettings = (db: Reader): Promise<SettingsVersion[]> =>
  latestVersions(db, "shop_settings", readShopSettings);

async function store(
  trx: Transaction,
  settings: ShopSettings,
  by: { readonly kind: "settings.saved" | "options.saved"; readonly adminId: string },
  now: EpochMs,
): Promise<SavedSettings> {
  const row = { saved_at: now, saved_by: by.adminId, settings: JSON.stringify(settings) };
  await trx.insertInto("shop_settings").values(row).execute();
  await noteChange(trx, "settings");
  await recordEvent(trx, { kind: by.kind, actorId: by.adminId, subjectId: null }, now);
  return currentSettings(trx);
}

const withoutOptions = ({ options: _options, ...others }: ShopSettings): string => JSON.stringify(others);

/** The settings other than options before the last save that changed them; as they are if none did. */
async function settingsBefore(db: Reader, settings: ShopSettings): Promise<ShopSettings> {
  const rows = await db
    .selectFrom("shop_settings")
    .select(["revision", "settings"])
    .orderBy("revision", "desc")
    .execute();
  const now = withoutOptions(settings);
  return rows.map((row) => savedOf(row).settings).find((older) => withoutOptions(older) !== now) ?? settings;
}

/** Restores the settings before the last save that changed them, like {@link saveSettings}. */
export function undoSettings(
  database: Database,
  revision: number,
  adminId: string,
  now: EpochMs,
): Promise<SavedSettings | null> {
  return write(database, async (trx) => {
    const { revision: newest, settings: current } = await currentSettings(trx);
    if (newest !== revision) return null;
    const { options: _options, ...before } = await settingsBefore(trx, current);
    const { options } = current;
    return store(trx, { ...before, ...(options && { options }) }, { kind: "settings.saved", adminId }, now);
  });
}

/** Options stay as they are, and every save stays stored. Returns `null` if others were saved in the meantime. */
export function saveSettings(
  database: Database,
  { revision, settings }: SavedSettings,
  adminId: string,
  now: EpochMs,
): Promise<SavedSettings | null> {
  return write(database, async (trx) => {
    const { revision: newest, settings: before } = await currentSettings(trx);
    if (newest !== revision) return null;
    const { options = before.options, ...others } = settings;
    return store(trx, { ...others, ...(options && { options }) }, { kind: "settings.saved", adminId }, now);
  });
}

/** The options before the last save that changed them; those of a new shop if none did. */
async function optionsBefore(db: Reader, options: OptionSettings): Promise<OptionSettings> {
  const rows = await db
    .selectFrom("shop_settings")
    .select(["revision", "settings"])
    .orderBy("revision", "desc")
    .execute();
  const now = JSON.stringify(options);
  const saved = rows.map((row) => savedOf(row).settings.options ?? FIRST_OPTIONS);
  return saved.find((older) => JSON.stringify(older) !== now) ?? FIRST_OPTIONS;
}

/**
 * The other settings stay as they are; "undo" restores the options before the last save that changed them. Every save
 * stays stored, and is an event of the admin. Returns `null` if others were saved after `revision`.
 */
export function saveOptions(
  database: Database,
  { revision, change }: { readonly revision: number; readonly change: OptionSettings | "undo" },
  adminId: string,
  now: EpochMs,
): Promise<SavedSettings | null> {
  return write(database, async (trx) => {
    const { revision: newest, settings } = await currentSettings(trx);
    if (newest !== revision) return null;
    const { options: before = FIRST_OPTIONS } = settings;
    const options = withOldOffers(before, change === "undo" ? await optionsBefore(trx, before) : change);
    return store(trx, { ...settings, options }, { kind: "options.saved", adminId }, now);
  });
}
