import type { Saved, SavedVersion } from "~/house/audit/saved-settings";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import type { CuttingSettings } from "~/trade/cutting-plan/cutting-settings";
import type { Cents } from "~/trade/measure/money";
import type { OptionOffers } from "~/trade/measure/option-offers";
import { BY_ROAD } from "~/trade/pricing/first-freight";
import type { FreightTable } from "~/trade/pricing/freight";
import { areOptionsPriced, type OptionPrices } from "~/trade/pricing/option-prices";
import { NO_TERMS, type ShopTerms, type TenthsOfPercent } from "~/trade/pricing/price-terms";
import { TIERS, type TierId } from "~/trade/pricing/tiers";

export interface OptionSettings extends OptionOffers {
  readonly prices: OptionPrices;
}

export interface SavedOptions {
  readonly revision: number;
  readonly options: OptionSettings;
}

/**
 * What the owner of the shop decides about prices, and about the workshop's stock; `null` or empty values are not used.
 */
export interface ShopSettings {
  readonly discounts: Readonly<Record<TierId, TenthsOfPercent>>;
  /** At the customer's own price. */
  readonly minimumOrderCents: Cents | null;
  /** In square inches. */
  readonly leastSquareInches: number | null;
  /** Absent while the owner has entered none: the first table applies. */
  readonly freight?: FreightTable;
  /** After the day on which the quote is made; absent if the owner set nothing. */
  readonly quoteDays?: number;
  /** How old a batch may be, in months, before pages warn that a new piece will not match; absent if not set. */
  readonly batchMonths?: number;
  readonly cutting?: CuttingSettings;
  readonly options?: OptionSettings;
}

export type SavedSettings = Saved<ShopSettings>;

export type SettingsVersion = SavedVersion<ShopSettings>;

export const MAX_MINIMUM_ORDER: Cents = 10_000_000;
export const MAX_LEAST_SQUARE_INCHES = 1440;
export const MAX_QUOTE_DAYS = 365;
export const MAX_BATCH_MONTHS = 600;

/** What an owner entered before freight had zones. */
interface FreightBand {
  readonly upToPounds: number;
  readonly cents: Cents;
}

interface StoredSettings extends Omit<ShopSettings, "freight"> {
  readonly freight?: FreightTable | readonly FreightBand[];
}

const isByWeight = (freight: NonNullable<StoredSettings["freight"]>): freight is readonly FreightBand[] =>
  Array.isArray(freight);

/** Freight by weight alone: one zone, and nothing added at the door. */
const tableOfBands = (bands: readonly FreightBand[]): FreightTable => ({
  upToPounds: bands.map(({ upToPounds }) => upToPounds),
  zones: [{ name: "All states by road", ranges: BY_ROAD, cents: bands.map(({ cents }) => cents) }],
  parcelPounds: 0,
  parcelInches: 0,
  longInches: 0,
  longCents: 0,
  residenceCents: 0,
  liftgateCents: 0,
});

/** Reads stored settings. A save is never changed, so one from before the zones keeps its amounts here. */
export function readShopSettings(text: string): ShopSettings {
  const { freight, ...others } = JSON.parse(text) as StoredSettings;
  if (!freight) return others;
  if (!isByWeight(freight)) return { ...others, freight };
  return freight.length === 0 ? others : { ...others, freight: tableOfBands(freight) };
}

/** `tier` is `null` for the list price; `samples` are those of earlier orders that no order has credited. */
export function termsFor(
  settings: ShopSettings | null,
  tier: TierId | null,
  samples: readonly SampleDoor[] = [],
): ShopTerms {
  const credits = samples.length > 0 && { sampleCredits: samples };
  if (!settings) return credits ? { ...NO_TERMS, ...credits } : NO_TERMS;
  const { discounts, minimumOrderCents, leastSquareInches, freight } = settings;
  const discount = tier === null ? 0 : discounts[tier];
  const options = optionTerms(settings);
  const least = leastSquareInches ?? 0;
  const own = freight && { freight };
  return { discount, leastSquareInches: least, minimumOrderCents, ...own, ...options, ...credits };
}

function optionTerms({ options }: ShopSettings): Pick<ShopTerms, "options" | "offers"> {
  if (!options) return {};
  const { prices, ...offers } = options;
  return { ...(areOptionsPriced(prices) && { options: prices }), offers };
}

/** Whether terms are those of a shop without settings, which a page need not mention. */
export function areDefaultTerms(terms: ShopTerms): boolean {
  const { discount, leastSquareInches, minimumOrderCents, freight, sampleCredits } = terms;
  if (terms.options || terms.offers) return false;
  const isListPrice = discount === 0 && leastSquareInches === 0 && sampleCredits === undefined;
  return isListPrice && minimumOrderCents === null && freight === undefined;
}

export function byTier<T>(of: (tier: TierId) => T): Readonly<Record<TierId, T>> {
  return Object.fromEntries(TIERS.map(({ id }) => [id, of(id)])) as Record<TierId, T>;
}
