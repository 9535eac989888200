import { randomUUID } from "node:crypto";
import { write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import type { OwnAccounts } from "~/provider/contract/own-accounts.server";
import { listAccounts, listNewsReaders, reopenAccount } from "./account-list.server";
import { findCredentials } from "./accounts.server";
import { changeTier } from "./approvals.server";
import { createConfirmed } from "./hand-over.server";
import { createLoginCode } from "./login-codes.server";
import { ownProfiles, type ProfileOptions } from "./own-profiles.server";
import { ownSecurity, ownTwoFactor, type SecurityOptions } from "./own-security.server";
import { hashPassword } from "./passwords.server";

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

/** Long enough for the redirect that follows at once, in milliseconds. */
const CODE_MS = 60_000;

type InvitedOptions = Pick<BackendConfig, "database" | "returnUrl" | "now">;

function invitedAccounts({
  database,
  returnUrl,
  now,
}: InvitedOptions): Pick<OwnAccounts, "hasAccount" | "createInvited"> {
  return {
    hasAccount: async (email) => (await findCredentials(database.db, email)) !== null,
    async createInvited({ password, ...person }, join) {
      const passwordHash = await hashPassword(password);
      return write(database, async (trx) => {
        if (await findCredentials(trx, person.email)) return "exists";
        const id = randomUUID();
        if (!(await join(trx, id))) return "not-invited";
        await createConfirmed(trx, id, { ...person, passwordHash, now: now() });
        await recordEvent(trx, { kind: "account.registered", actorId: id, subjectId: id }, now());
        return { code: await createLoginCode(trx, { customerId: id, returnUrl, lifetime: CODE_MS }, now()) };
      });
    },
  };
}
