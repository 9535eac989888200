import type { AccountState } from "~/provider/accounts/account";
import { findTier, type TierId } from "~/trade/pricing/tiers";

/** The states of an account, in a word. */
export const CUSTOMER_STATE_WORDS: Readonly<Record<AccountState, string>> = {
  active: "Active",
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

/** A customer's kind, tier and state, in a few words. */
export function accountWords(tier: TierId | null, state: AccountState | null): string {
  if (state === null) return "Guest";
  const label = tier && findTier(tier)?.label;
  return [label ?? "Account", ...(state === "active" ? [] : [CUSTOMER_STATE_WORDS[state].toLowerCase()])].join(", ");
}
