import { settingsStore } from "~/house/audit/saved-settings.server";
import { type MoneySettings, NO_MONEY_SETTINGS } from "./money-settings";
import type { TaxRate } from "./tax";

/** A rate as it was stored when it had at most three decimals, in thousandths of a percent. */
interface EarlierRate extends Omit<TaxRate, "millionths"> {
  readonly rate: number;
}

type Stored = Partial<Omit<MoneySettings, "rates">> & { readonly rates?: readonly (TaxRate | EarlierRate)[] };

function rateOf(stored: TaxRate | EarlierRate): TaxRate {
  if ("millionths" in stored) return stored;
  const { rate, ...others } = stored;
  return { ...others, millionths: rate * 10 };
}

function settingsOf(text: string): MoneySettings {
  const { rates = [], ...others } = JSON.parse(text) as Stored;
  return { ...NO_MONEY_SETTINGS, ...others, rates: rates.map(rateOf) };
}

const money = settingsStore<MoneySettings>({
  table: "money_settings",
  kind: "money.saved",
  topic: "shop",
  first: NO_MONEY_SETTINGS,
  read: settingsOf,
});

export const currentMoneySettings = money.current;

export const readMoneyVersions = money.versions;

export const storeMoneySettings = money.store;
