import { type Reader, type Transaction, write } from "~/base/database/database.server";
import type { Limit } from "~/base/platform/rate-limits/limit.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import type { OwnerProof, TooManyTries, Unproven } from "../contract/own-accounts.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { isPasswordOf } from "./passwords.server";
import { hasTwoFactor, type TwoFactor } from "./two-factor.server";

export interface OwnerOptions extends Pick<BackendConfig, "database" | "adminEmails" | "now"> {
  readonly twoFactor: TwoFactor;
  /** Limits the passwords and codes tried for an account, by its id. */
  readonly attempts: Limit;
}

/** The account, if this is its password. The try is counted first; the caller resets the count. Throws BusyError. */
export async function ownerOf(
  { database, attempts }: Pick<OwnerOptions, "database" | "attempts">,
  id: string,
  password: string,
): Promise<{ readonly account: StoredAccount } | "ended" | "wrong-password" | TooManyTries> {
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
): Promise<"right" | "wrong-code" | TooManyTries> {
  if (!(await hasTwoFactor(trx, id))) return "right";
  const outcome = await twoFactor.pass(trx, id, code ?? "", now());
  if (typeof outcome === "object") return { retryAfter: outcome.wait };
  return outcome === "right" ? "right" : "wrong-code";
}

/**
 * Runs work for an owner who proves that the account is theirs. While `lock` gives a reason not to, no code is used up.
 */
export async function asOwner<Lock extends string = never>(
  options: OwnerOptions,
  { id, proof }: { readonly id: string; readonly proof: OwnerProof },
  work: (trx: Transaction, account: StoredAccount) => Promise<void>,
  lock: (db: Reader, account: StoredAccount) => Promise<Lock | null> = async () => null,
): Promise<"done" | Lock | Unproven> {
  const owner = await ownerOf(options, id, proof.password);
  if (typeof owner === "string" || "retryAfter" in owner) return owner;
  const { account } = owner;
  const outcome = await write(options.database, async (trx) => {
    const locked = await lock(trx, account);
    if (locked !== null) return locked;
    const code = await passCode(trx, options, id, proof.code);
    if (code !== "right") return code;
    await work(trx, account);
    return "done";
  });
  if (outcome === "done") await options.attempts.forget(id);
  return outcome;
}
