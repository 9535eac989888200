import { type Database, write } from "~/base/database/database.server";
import type { MailShop } from "~/house/mail/frame.server";
import type { EarlierAccount } from "../contract/take-over.server";
import { createAccount } from "./accounts.server";
import { decide } from "./approvals.server";
import { hashPassword } from "./passwords.server";

/**
 * Stores an account that was registered earlier, with the decision on it.
 *
 * @returns its id
 * @throws Error if the address already has an account
 */
export async function addEarlierAccount(
  database: Database,
  { registration, registeredAt, decision }: EarlierAccount,
  shop: MailShop,
): Promise<string> {
  const passwordHash = await hashPassword(registration.password);
  const { id, created } = await write(database, (trx) => createAccount(trx, registration, passwordHash, registeredAt));
  if (!created) throw new Error(`${registration.email} has an account already`);
  if (decision) await decide(database, { id, tag: decision.tag, adminId: decision.by, shop }, decision.at);
  return id;
}
