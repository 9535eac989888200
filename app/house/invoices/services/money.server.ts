import { holdDeposit, shopFacts } from "~/base/brand/shop-facts";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { purgeDocuments } from "~/base/platform/http/document-cache/cached-documents.server";
import type { MoneySettings, MoneyVersion } from "../money-settings";
import { currentMoneySettings, readMoneyVersions, storeMoneySettings } from "../money-settings.server";

const UNAVAILABLE = "The settings could not be read";
const NOT_SAVED = "We could not tell whether the settings were saved. Open this page again to see.";

/** @throws UpstreamFailure */
export async function listMoneyVersions(): Promise<readonly MoneyVersion[]> {
  return orUnavailable(UNAVAILABLE, readMoneyVersions((await shopDatabase()).db));
}

/** @throws UpstreamFailure */
export async function saveMoneySettings(
  ownerId: string,
  seen: number,
  change: "undo" | ((settings: MoneySettings) => MoneySettings),
): Promise<"saved" | "stale"> {
  const saving = storeMoneySettings(await shopDatabase(), seen, change, ownerId, Date.now());
  const outcome = await orUnavailable(NOT_SAVED, saving);
  await renewDeposit();
  return outcome;
}

/**
 * Makes this process state the owner's deposit, at its start and after any process has saved another.
 *
 * @throws UpstreamFailure
 */
export async function renewDeposit(): Promise<void> {
  const { settings } = await orUnavailable(UNAVAILABLE, currentMoneySettings((await shopDatabase()).db));
  if (settings.deposit === shopFacts().deposit) return;
  holdDeposit(settings.deposit);
  purgeDocuments();
}
