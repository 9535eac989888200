import { write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { roleOf } from "~/provider/accounts/account-role.server";
import type { OwnAccounts, SessionCookies } from "~/provider/contract/own-accounts.server";
import { SESSION_COOKIE } from "../host/sessions.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { asOwner, type OwnerOptions, ownerOf, passCode } from "./owner-proof.server";
import { faultOf, hashPassword, replacePassword } from "./passwords.server";
import { countOtherSessions, revokeOtherSessions } from "./sessions.server";
import { accountsWithTwoFactor, hasTwoFactor } from "./two-factor.server";

export interface SecurityOptions extends OwnerOptions {
  /** Its name must not be a password. */
  readonly shop: Pick<MailShop, "shopName">;
}

const tokenOf = (cookies: SessionCookies) => cookies[SESSION_COOKIE] ?? "";

/** How an account signs in, and its sessions (decision 49). */
export function ownSecurity(
  options: SecurityOptions,
): Pick<OwnAccounts, "findSecurity" | "changePassword" | "endOtherSessions"> {
  const { database, shop, adminEmails, attempts, now } = options;

  const twoFactorOf = async (account: StoredAccount) => {
    if (await hasTwoFactor(database.db, account.id)) return "on";
    return (await roleOf(database.db, account, adminEmails)) === null ? null : "off";
  };

  return {
    async findSecurity(id, cookies) {
      const account = await findAccount(database.db, id);
      return (
        account && {
          otherSessions: await countOtherSessions(database.db, id, tokenOf(cookies), now()),
          twoFactor: await twoFactorOf(account),
        }
      );
    },
    async changePassword(id, { current, next, code }, cookies) {
      const owner = await ownerOf(options, id, current);
      if (typeof owner === "string" || "retryAfter" in owner) return owner;
      await attempts.forget(id);
      const weak = faultOf(next, shop.shopName, owner.account);
      if (weak !== null) return { weak };
      const hash = await hashPassword(next);
      return write(database, async (trx) => {
        const passed = await passCode(trx, options, id, code);
        if (passed !== "right") return passed;
        await replacePassword(trx, owner.account, { hash, token: tokenOf(cookies) }, now());
        return "done";
      });
    },
    async endOtherSessions(id, cookies) {
      if (!(await findAccount(database.db, id))) return "ended";
      await write(database, async (trx) => {
        await revokeOtherSessions(trx, id, tokenOf(cookies));
        await recordEvent(trx, { kind: "sessions.ended", actorId: id, subjectId: id }, now());
      });
      return "done";
    },
  };
}

/** The second factor of an account's sign-in (decision 50). */
export function ownTwoFactor(
  options: OwnerOptions,
): Pick<
  OwnAccounts,
  "withTwoFactor" | "dropTwoFactor" | "beginTwoFactor" | "confirmTwoFactor" | "proveOwner" | "endTwoFactor"
> {
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
    dropTwoFactor: (id, ownerId, tell) =>
      write(database, async (trx) => {
        if (!(await hasTwoFactor(trx, id))) return "unknown";
        await twoFactor.end(trx, id, now(), ownerId);
        await tell(trx);
        return "done";
      }),
    proveOwner: (id, proof) => asOwner<never>(options, { id, proof }, async () => {}),
    endTwoFactor: (id, proof) => asOwner<never>(options, { id, proof }, (trx) => twoFactor.end(trx, id, now())),
  };
}
