import type { Cache, CacheEntry } from "@epic-web/cachified";
import { pricedTier } from "~/domain/account";
import type { ShopTerms } from "~/domain/price-terms";
import type { SampleDoor } from "~/domain/sample-door";
import { type SavedSettings, type SettingsVersion, type ShopSettings, termsFor } from "~/domain/shop-settings";
import type { TierId } from "~/domain/tiers";
import { withTimeout } from "~/platform/deadline.server";
import { purgeDocuments } from "~/platform/http/document-cache/purge.server";
import { singleton } from "~/platform/singleton.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orRefused } from "./refusals.server";
import { announcing, fresh } from "./stale-while-revalidate.server";
import { unlessAway } from "./unless-away.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The shop's settings could not be read";
const NOT_SAVED = "We could not tell whether the settings were saved. Open this page again to see.";

/** How long a page waits for settings that were never read before it shows list prices, in milliseconds. */
const PATIENCE_MS = 500;

const KEY = "settings";

interface Kept {
  readonly cache: Cache<ShopSettings>;
  /** Pages were rendered without the settings, and must be rendered again once they are loaded. */
  missed: boolean;
}

const kept = () =>
  singleton(
    "shop-settings",
    (): Kept => ({ cache: announcing(new Map<string, CacheEntry<ShopSettings>>(), purgeDocuments), missed: false }),
  );

/** Whether the provider's owner sets discounts, minimums and other settings. */
export async function hasSettings(): Promise<boolean> {
  return (await providerTraits()).settings;
}

/**
 * The owner's settings, cached like the catalog: a save in this process takes effect at once, one elsewhere within the
 * five minutes that product data stays fresh. `null` if the provider has no settings.
 *
 * @param look whether to read them again, however fresh the cached ones are
 * @throws UpstreamFailure
 */
async function shopSettings(look: "cached" | "fresh" = "cached"): Promise<ShopSettings | null> {
  if (!(await hasSettings())) return null;
  const load = async () => {
    const { settings } = await provider().getSettings();
    if (kept().missed) purgeDocuments();
    kept().missed = false;
    return settings;
  };
  return orUpstreamFailure(() => UNAVAILABLE, fresh(kept().cache, KEY, load, look === "fresh"));
}

/**
 * The settings for a page. It does not wait for a slow provider: until they are loaded it shows list prices, and prices
 * are calculated again when ordering. `null` if unknown.
 */
export async function settingsShown(): Promise<ShopSettings | null> {
  if (!(await hasSettings())) return null;
  const settings = await withTimeout(PATIENCE_MS, unlessAway(shopSettings()));
  if (!settings) kept().missed = true;
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
 * The current terms for an account's prices; a guest pays the list price.
 *
 * @param session `undefined` for a guest
 * @param look whether to read the settings again, however fresh the cached ones are
 * @param signal aborts when the visitor leaves
 * @throws UpstreamFailure
 */
export async function customerTerms(
  session: ProviderSession | undefined,
  look: "cached" | "fresh",
  signal?: AbortSignal,
): Promise<ShopTerms> {
  const settings = await shopSettings(look);
  if (!session) return termsFor(settings, null);
  const account = await orUpstreamFailure(() => UNAVAILABLE, provider().as(session).getAccount(signal));
  return termsFor(settings, account && pricedTier(account.tags), account?.sampleCredits);
}

/**
 * The latest saves, newest first; the first one is in effect.
 *
 * @param admin an admin's session
 * @throws UpstreamFailure
 */
export function listSettings(admin: ProviderSession): Promise<readonly SettingsVersion[]> {
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(admin).listSettings());
}

/**
 * Saves settings based on a revision, and updates every page.
 *
 * @param admin an admin's session
 * @returns "stale" if others were saved in the meantime
 * @throws UpstreamFailure
 */
export async function saveSettings(admin: ProviderSession, saved: SavedSettings): Promise<"saved" | "stale"> {
  const saving = orRefused(provider().as(admin).saveSettings(saved), { 409: "stale" });
  const said = await orUpstreamFailure(() => NOT_SAVED, saving);
  await shopSettings("fresh");
  return said === "stale" ? said : "saved";
}
