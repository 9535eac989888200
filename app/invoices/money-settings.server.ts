import { settingsStore } from "~/audit/saved-settings.server";
import { type MoneySettings, NO_MONEY_SETTINGS } from "./money-settings";

const money = settingsStore<MoneySettings>({
  table: "money_settings",
  kind: "money.saved",
  first: NO_MONEY_SETTINGS,
  read: (text) => JSON.parse(text) as MoneySettings,
});

/** The owner's settings now. */
export const currentMoneySettings = money.current;

/** The latest saves, newest first. */
export const readMoneyVersions = money.versions;

/** Saves changed settings. */
export const storeMoneySettings = money.store;
