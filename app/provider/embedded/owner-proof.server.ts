import type { Database, Transaction } from "~/base/database/database.server";
import type { Limit } from "../contract/backend.server";
import type { OwnerProof, TooMany } from "../contract/own-accounts.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { isPasswordOf } from "./passwords.server";
import { hasTwoFactor, type TwoFactor } from "./two-factor.server";

/** What the functions for an account's owner need. */
export interface OwnerOptions {
  readonly database: Database;
  /** Accounts that the operator made owners in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  readonly twoFactor: TwoFactor;
  /** Limits the passwords and codes tried for an account, by its id. */
  readonly attempts: Limit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * The account, if this is its password. The try is counted first; the caller resets the count once its work is done.
 *
 * @throws BusyError while too many passwords wait to be hashed
 */
export async function ownerOf(
  { database, attempts }: Pick<OwnerOptions, "database" | "attempts">,
  id: string,
  password: string,
): Promise<{ readonly account: StoredAccount } | "ended" | "wrong-password" | TooMany> {
  const account = await findAccount(database.db, id);
  if (!account) return "ended";
  const retryAfter = await attempts.count(id);
  if (retryAfter > 0) return { retryAfter };
  return (await isPasswordOf(database.db, account, password)) ? { account } : "wrong-password";
}

/** Uses up a code of an account's second factor; `right` if the account has none. */
export async function passCode(
  trx: Transaction,
  { twoFactor, now }: Pick<OwnerOptions, "twoFactor" | "now">,
  id: string,
  code: OwnerProof["code"],
): Promise<"right" | "wrong-code" | TooMany> {
  if (!(await hasTwoFactor(trx, id))) return "right";
  const outcome = await twoFactor.pass(trx, id, code ?? "", now());
  if (typeof outcome === "object") return { retryAfter: outcome.wait };
  return outcome === "right" ? "right" : "wrong-code";
}
