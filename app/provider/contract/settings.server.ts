import * as z from "zod/mini";
import { WHOLE } from "~/domain/price-terms";
import { MAX_LEAD_DAYS } from "~/domain/product";
import {
  areInOrder,
  MAX_BAND_CENTS,
  MAX_BAND_POUNDS,
  MAX_FREIGHT_BANDS,
  MAX_LEAST_SQUARE_INCHES,
  MAX_MINIMUM_ORDER,
  MAX_QUOTE_DAYS,
  type SavedSettings,
  type SettingsVersion,
} from "~/domain/shop-settings";
import type { CallDefinition } from "./call.server";

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const revision = whole(1, Number.MAX_SAFE_INTEGER);
const discount = whole(0, WHOLE);

const WireSettingsSchema = z.object({
  /** Tenths of a percent. */
  discounts: z.object({ trade: discount, reseller: discount, dealer: discount, wholesaler: discount }),
  minimumOrderCents: z.nullable(whole(1, MAX_MINIMUM_ORDER)),
  leastSquareInches: z.nullable(whole(1, MAX_LEAST_SQUARE_INCHES)),
  leadDays: z.nullable(whole(1, MAX_LEAD_DAYS)),
  freight: z
    .array(z.object({ upToPounds: whole(1, MAX_BAND_POUNDS), cents: whole(0, MAX_BAND_CENTS) }))
    .check(z.maxLength(MAX_FREIGHT_BANDS), z.refine(areInOrder)),
  /**
   * How many days after the day it is made a quote is valid; left out by a provider without quotes, or for the default.
   */
  quoteDays: z.optional(whole(1, MAX_QUOTE_DAYS)),
});

const WireSavedSchema = z.object({ revision, settings: WireSettingsSchema }) as z.ZodMiniType<SavedSettings>;

/** How many earlier saves admins see. */
export const VERSIONS_SHOWN = 20;

const WireVersionsSchema = z.object({
  versions: z
    .array(
      z.object({
        revision,
        settings: WireSettingsSchema,
        savedAt: z.iso.datetime(),
        savedBy: z.string().check(z.maxLength(500)),
      }) as z.ZodMiniType<SettingsVersion>,
    )
    .check(z.maxLength(VERSIONS_SHOWN)),
});

/** The calls for the owner's decisions about prices, an optional addition to section 7 (decision 64). */
export const SETTINGS_CALLS = {
  getSettings: {
    method: "GET",
    path: "/api/settings",
    summary: "What the shop prices by and tells before an order: discounts by tier, minimums, lead time, freight",
    access: "anyone",
    isForEverybody: true,
    answer: WireSavedSchema,
  },
  listSettings: {
    method: "GET",
    path: "/api/admin/settings",
    summary: `The last ${VERSIONS_SHOWN} saves, the newest first, with who saved them and when`,
    access: "admin",
    answer: WireVersionsSchema,
  },
  saveSettings: {
    method: "POST",
    path: "/api/admin/settings",
    summary: "Saves the settings whole, with the revision that they were made from",
    access: "admin",
    body: WireSavedSchema,
    answer: WireSavedSchema,
    refusals: {
      400: "The body does not have these fields",
      409: "They were saved meanwhile: the revision is not the newest",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;
