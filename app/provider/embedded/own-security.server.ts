import { write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { roleOf } from "~/provider/accounts/account-role.server";
import type { OwnAccounts, SessionCookies } from "../contract/own-accounts.server";
import { SESSION_COOKIE } from "../host/session-cookie.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { type OwnerOptions, ownerOf, passCode } from "./owner-proof.server";
import { faultOf, replacePassword } from "./password-change.server";
import { hashPassword } from "./passwords.server";
import { countOtherSessions, revokeOtherSessions } from "./sessions.server";
import { hasTwoFactor } from "./two-factor.server";

export interface SecurityOptions extends OwnerOptions {
  /** Its name must not be a password. */
  readonly shop: Pick<MailShop, "shopName">;
}

/** The handle of the session with these cookies. */
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
