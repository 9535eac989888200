import type { Cache, CacheEntry } from "@epic-web/cachified";
import type { Database } from "~/base/database/database.server";
import { orUnavailable, withDatabase } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { fresh, withOnChange } from "~/base/platform/caches/stale-while-revalidate.server";
import { withTimeout } from "~/base/platform/deadline.server";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import { singleton } from "~/base/platform/singleton.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
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

/** How long a page waits for settings that were never read before it shows list prices. */
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

/** Cached like the catalog: a save shows in this process at once, in others within a second. @throws UpstreamFailure */
async function shopSettings(look: "cached" | "fresh" = "cached"): Promise<ShopSettings> {
  const load = async () => {
    const { settings } = await stored.currentSettings((await shopDatabase()).db);
    if (settingsCache().missed) purgeDocuments();
    settingsCache().missed = false;
    return settings;
  };
  return orUnavailable(UNAVAILABLE, fresh(settingsCache().cache, KEY, load, look === "fresh"));
}

/** After another process saved them. @throws UpstreamFailure */
export async function renewSettings(): Promise<void> {
  await shopSettings("fresh");
}

/** Does not wait for a slow database: until they are loaded, pages show list prices, and ordering prices again. */
export async function settingsShown(): Promise<ShopSettings | null> {
  const settings = await withTimeout(PATIENCE_MS, orNullIfDown(shopSettings()));
  if (!settings) settingsCache().missed = true;
  return settings;
}

/** `tier` is `null` for the list price; `samples` are those in earlier orders that are not credited yet. */
export async function termsShown(tier: TierId | null, samples?: readonly SampleDoor[]): Promise<ShopTerms> {
  return termsFor(await settingsShown(), tier, samples);
}

/** `null` if unknown. */
export async function discountsShown(): Promise<ShopSettings["discounts"] | null> {
  return (await settingsShown())?.discounts ?? null;
}

/** @throws UpstreamFailure */
export async function cuttingSettings(): Promise<CuttingSettings> {
  return (await shopSettings()).cutting ?? FIRST_CUTTING;
}

/** Newest first; the first one is in effect. @throws UpstreamFailure */
export const listSettings = (): Promise<readonly SettingsVersion[]> =>
  withDatabase(UNAVAILABLE, ({ db }) => stored.listSettings(db));

async function saving(
  save: (database: Database, now: EpochMs) => Promise<SavedSettings | null>,
): Promise<"saved" | "stale"> {
  const saved = await withDatabase(NOT_SAVED, save);
  await renewSettings();
  return saved ? "saved" : "stale";
}

/** Updates every page. Returns "stale" if others were saved in the meantime. @throws UpstreamFailure */
export async function saveSettings(adminId: string, settings: SavedSettings): Promise<"saved" | "stale"> {
  return saving((database, now) => stored.saveSettings(database, settings, adminId, now));
}

/** Restores the settings before the last save that changed them, like {@link saveSettings}. @throws UpstreamFailure */
export async function undoSettings(adminId: string, revision: number): Promise<"saved" | "stale"> {
  return saving((database, now) => stored.undoSettings(database, revision, adminId, now));
}

/** @throws UpstreamFailure */
export async function savedOptions(): Promise<SavedOptions> {
  const { revision, settings } = await withDatabase(UNAVAILABLE, ({ db }) => stored.currentSettings(db));
  return { revision, options: settings.options ?? FIRST_OPTIONS };
}

/** "undo" restores those before the last save; "stale" if others were saved in the meantime. @throws UpstreamFailure */
export async function saveOptions(
  adminId: string,
  change: { readonly revision: number; readonly change: OptionSettings | "undo" },
): Promise<"saved" | "stale"> {
  return saving((database, now) => stored.saveOptions(database, change, adminId, now));
}
