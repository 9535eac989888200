import { orNullIfBusy } from "~/base/database/or-unavailable.server";
import type { AccountPages, OwnAccounts } from "~/provider/contract/own-accounts.server";
import { backend } from "~/provider/provider.server";

/**
 * Runs work that changes an account itself: "not-offered" if the provider's accounts are managed elsewhere, "failed" if
 * the database is busy or full.
 */
export async function withOwnAccounts<T extends string | object>(
  work: (accounts: OwnAccounts) => Promise<T>,
): Promise<T | "not-offered" | "failed"> {
  const { accounts } = await backend();
  if (!accounts) return "not-offered";
  return (await orNullIfBusy(work(accounts))) ?? "failed";
}

/** Where people manage their accounts if that is not here, or `null`. */
export async function accountPages(): Promise<AccountPages | null> {
  return (await backend()).accountPages ?? null;
}
