import type { OwnAccounts } from "../contract/own-accounts.server";
import { listAccounts, reopenAccount } from "./account-list.server";
import { type InvitedOptions, invitedAccounts } from "./invited-accounts.server";
import { listNewsReaders } from "./news-readers.server";
import { ownProfiles, type ProfileOptions } from "./own-profiles.server";
import { ownSecurity, type SecurityOptions } from "./own-security.server";
import { ownTwoFactor } from "./own-two-factor.server";
import { changeTier } from "./tier-change.server";

/** What owners and admins can do with the accounts of this database. */
export function ownAccounts(options: ProfileOptions & SecurityOptions & InvitedOptions): OwnAccounts {
  const { database, shop, now } = options;
  return {
    ...ownProfiles(options),
    ...ownSecurity(options),
    ...ownTwoFactor(options),
    ...invitedAccounts(options),
    listAccounts: (query) => listAccounts(database, query),
    changeTier: (change) => changeTier(database, { ...change, shop }, now()),
    listNewsReaders: () => listNewsReaders(database.db),
    reopenAccount: (reopening) => reopenAccount(database, { ...reopening, shop }, now()),
  };
}
