import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { isStrongPassword, PASSWORD_PROBLEM } from "~/provider/accounts/password";
import { findCredentials, type StoredAccount } from "./accounts.server";
import { verifyPassword } from "./passwords.server";
import { revokeOtherSessions } from "./sessions.server";

/** Whether this is the account's current password. */
export async function isPasswordOf(db: Reader, account: StoredAccount, password: string): Promise<boolean> {
  return verifyPassword((await findCredentials(db, account.email))?.passwordHash ?? null, password);
}

/** What is wrong with a new password, or `null`. */
export function faultOf(password: string, shopName: string, account: StoredAccount): string | null {
  if (!isStrongPassword(password)) return PASSWORD_PROBLEM;
  return commonPasswordFault(password, shopName, account);
}

/**
 * Replaces an account's password and ends all its sessions but one, with the event for it.
 *
 * @param token of the session that stays
 */
export async function replacePassword(
  trx: Transaction,
  { id }: StoredAccount,
  { hash, token }: { readonly hash: string; readonly token: string },
  now: EpochMs,
): Promise<void> {
  await trx.updateTable("customer").set({ password_hash: hash }).where("id", "=", id).execute();
  await revokeOtherSessions(trx, id, token);
  await recordEvent(trx, { kind: "password.changed", actorId: id, subjectId: id }, now);
}
