import { roleOf } from "~/accounts/account-role.server";
import { write } from "~/database/database.server";
import type { OwnAccounts } from "../contract/own-accounts.server";
import { findAccount } from "./accounts.server";
import { type OwnerOptions, ownerOf, passCode } from "./owner-proof.server";
import { accountsWithTwoFactor, hasTwoFactor } from "./two-factor.server";

/** The second factor of an account's sign-in (decision 50). */
export function ownTwoFactor(
  options: OwnerOptions,
): Pick<OwnAccounts, "withTwoFactor" | "dropTwoFactor" | "beginTwoFactor" | "confirmTwoFactor" | "endTwoFactor"> {
  const { database, adminEmails, twoFactor, attempts, now } = options;
  return {
    withTwoFactor: (ids) => accountsWithTwoFactor(database.db, ids),
    async beginTwoFactor(id, password) {
      const account = await findAccount(database.db, id);
      if (!account) return "ended";
      if ((await roleOf(database.db, account, adminEmails)) === null) return "not-possible";
      const owner = await ownerOf(options, id, password);
      if (typeof owner === "string" || "retryAfter" in owner) return owner;
      const secret = await write(database, (trx) => twoFactor.begin(trx, id));
      if (secret === null) return "not-possible";
      await attempts.forget(id);
      return { secret };
    },
    async confirmTwoFactor(id, code) {
      if (!(await findAccount(database.db, id))) return "ended";
      const retryAfter = await attempts.count(id);
      if (retryAfter > 0) return { retryAfter };
      const recoveryCodes = await write(database, (trx) => twoFactor.confirm(trx, id, code, now()));
      if (!recoveryCodes) return "wrong-code";
      await attempts.forget(id);
      return { recoveryCodes };
    },
    dropTwoFactor: (id, ownerId) =>
      write(database, async (trx) => {
        if (!(await hasTwoFactor(trx, id))) return "unknown";
        await twoFactor.end(trx, id, now(), ownerId);
        return "done";
      }),
    async endTwoFactor(id, { password, code }) {
      const owner = await ownerOf(options, id, password);
      if (typeof owner === "string" || "retryAfter" in owner) return owner;
      const passed = await write(database, async (trx) => {
        const outcome = await passCode(trx, options, id, code);
        if (outcome === "right") await twoFactor.end(trx, id, now());
        return outcome;
      });
      if (passed !== "right") return passed;
      await attempts.forget(id);
      return "done";
    },
  };
}
