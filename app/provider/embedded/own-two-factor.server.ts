import { type Transaction, write } from "~/base/database/database.server";
import { roleOf } from "~/provider/accounts/account-role.server";
import type { OwnAccounts, OwnerProof, Unproven } from "../contract/own-accounts.server";
import { findAccount } from "./accounts.server";
import { type OwnerOptions, ownerOf, passCode } from "./owner-proof.server";
import { accountsWithTwoFactor, hasTwoFactor } from "./two-factor.server";

/** The second factor of an account's sign-in (decision 50). */
export function ownTwoFactor(
  options: OwnerOptions,
): Pick<
  OwnAccounts,
  "withTwoFactor" | "dropTwoFactor" | "beginTwoFactor" | "confirmTwoFactor" | "proveOwner" | "endTwoFactor"
> {
  const { database, adminEmails, twoFactor, attempts, now } = options;

  /** Runs `work` for an owner who proves that the account is theirs. */
  async function asOwner(
    id: string,
    { password, code }: OwnerProof,
    work: (trx: Transaction) => Promise<void>,
  ): Promise<"done" | Unproven> {
    const owner = await ownerOf(options, id, password);
    if (typeof owner === "string" || "retryAfter" in owner) return owner;
    const passed = await write(database, async (trx) => {
      const outcome = await passCode(trx, options, id, code);
      if (outcome === "right") await work(trx);
      return outcome;
    });
    if (passed !== "right") return passed;
    await attempts.forget(id);
    return "done";
  }

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
    dropTwoFactor: (id, ownerId, tell) =>
      write(database, async (trx) => {
        if (!(await hasTwoFactor(trx, id))) return "unknown";
        await twoFactor.end(trx, id, now(), ownerId);
        await tell(trx);
        return "done";
      }),
    proveOwner: (id, proof) => asOwner(id, proof, async () => {}),
    endTwoFactor: (id, proof) => asOwner(id, proof, async (trx) => void (await twoFactor.end(trx, id, now()))),
  };
}
