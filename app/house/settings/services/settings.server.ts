import type { Cache, CacheEntry } from "@epic-web/cachified";
import type { Database } from "~/base/database/database.server";
import { orUnavailable, withDatabase } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { fresh, withOnChange } from "~/base/platform/caches/stale-while-revalidate.server";
import { withTimeout } from "~/base/platform/deadline.server";
import { purgeDocuments } from "~/base/platform/http/document-cache/purge.server";
import { orNullIfDown } from "~/base/platform/or-null-if-down.server";
import { singleton } from "~/base/platform/singleton.server";
import type { EpochMs } from "~/base/time/time";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { type CuttingSettings, FIRST_CUTTING } from "~/trade/cutting-plan/cutting-settings";
import type { ShopTerms } from "~/trade/pricing/price-terms";
import type { TierId } from "~/trade/pricing/tiers";
import * as stored from "../settings.server";
import { FIRST_OPTIONS } from "../settings.server";
import {
  type OptionSettings,
  type SavedOptions,
  type SavedSettings,
  type SettingsVersion,
  type ShopSettings,
  termsFor,
} from "../shop-settings";

const UNAVAILABLE = "The shop's settings could not be read";
const NOT_SAVED = "We could not tell whether the settings were saved. Open this page again to see.";

/** How long a page waits for settings that were never read before it shows list prices, in milliseconds. */
const PATIENCE_MS = 500;

const KEY = "settings";

interface SettingsCache {
  readonly cache: Cache<ShopSettings>;
  /** Pages were rendered without the settings, and must be rendered again once they are loaded. */
  missed: boolean;
}

const settingsCache = () =>
  singleton(
    "shop-settings",
    (): SettingsCache => ({
      cache: withOnChange(new Map<string, CacheEntry<ShopSettings>>(), purgeDocuments),
      missed: false,
    }),
  );

/**
 * The owner's settings, cached like the catalog: a save in this process takes effect immediately, one in another
 * process within a second.
 *
 * @param look whether to read them again, however fresh the cached ones are
 * @throws UpstreamFailure
 */
async function shopSettings(look: "cached" | "fresh" = "cached"): Promise<ShopSettings> {
  const load = async () => {
    const { settings } = await stored.currentSettings((await shopDatabase()).db);
    if (settingsCache().missed) purgeDocuments();
    settingsCache().missed = false;
    return settings;
  };
  return orUnavailable(UNAVAILABLE, fresh(settingsCache().cache, KEY, load, look === "fresh"));
}

/**
 * Reads the settings again, after another process saved them.
 *
 * @throws UpstreamFailure
 */
export async function renewSettings(): Promise<void> {
  await shopSettings("fresh");
}

/**
 * The settings for a page. It does not wait for a slow database: until they are loaded it shows list prices, and prices
 * are calculated again when ordering. `null` if unknown.
 */
export async function settingsShown(): Promise<ShopSettings | null> {
  const settings = await withTimeout(PATIENCE_MS, orNullIfDown(shopSettings()));
  if (!settings) settingsCache().missed = true;
  return settings;
}

/**
 * The terms for the prices that a page shows a visitor, from {@link settingsShown}.
 *
 * @param tier the tier whose price the visitor gets, `null` for the list price
 * @param samples those in the visitor's earlier orders that are not credited yet
 */
export async function termsShown(tier: TierId | null, samples?: readonly SampleDoor[]): Promise<ShopTerms> {
  return termsFor(await settingsShown(), tier, samples);
}

/** The discount of each tier, for the texts of public pages; `null` if unknown. */
export async function discountsShown(): Promise<ShopSettings["discounts"] | null> {
  return (await settingsShown())?.discounts ?? null;
}

/**
 * The workshop's stock and saw, as the owner last saved them.
 *
 * @throws UpstreamFailure
 */
export async function cuttingSettings(): Promise<CuttingSettings> {
  return (await shopSettings()).cutting ?? FIRST_CUTTING;
}

/**
 * The latest saves, newest first; the first one is in effect.
 *
 * @throws UpstreamFailure
 */
export const listSettings = (): Promise<readonly SettingsVersion[]> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.listSettings(db));

/** Saves, and updates every page. */
async function saving(
  save: (database: Database, now: EpochMs) => Promise<SavedSettings | null>,
): Promise<"saved" | "stale"> {
  const saved = await withDatabase(NOT_SAVED, save);
  await renewSettings();
  return saved ? "saved" : "stale";
}

/**
 * Saves settings based on a revision, and updates every page.
 *
 * @returns "stale" if others were saved in the meantime
 * @throws UpstreamFailure
 */
export async function saveSettings(adminId: string, settings: SavedSettings): Promise<"saved" | "stale"> {
  return saving((database, now) => stored.saveSettings(database, settings, adminId, now));
}

/**
 * The options that customers can choose, as the owner last saved them.
 *
 * @throws UpstreamFailure
 */
export async function savedOptions(): Promise<SavedOptions> {
  const { revision, settings } = await withDatabase(UNAVAILABLE, ({ db }) => stored.currentSettings(db));
  return { revision, options: settings.options ?? FIRST_OPTIONS };
}

/**
 * Saves options based on a revision, and updates every page; "undo" restores those before the last save.
 *
 * @returns "stale" if others were saved in the meantime
 * @throws UpstreamFailure
 */
export async function saveOptions(
  adminId: string,
  change: { readonly revision: number; readonly change: OptionSettings | "undo" },
): Promise<"saved" | "stale"> {
  return saving((database, now) => stored.saveOptions(database, change, adminId, now));
}
