import { ADMIN_TAG } from "~/accounts/account";
import { forgetAccount } from "~/accounts/accounts.server";
import type { AccountRecord } from "~/accounts/profile";
import { recordEvent } from "~/audit/audit.server";
import { type Database, placeholders } from "~/database/database.server";
import { tagsOf } from "./accounts.server";

/** What the database has of an account besides its profile; `null` if there is no such account. */
export async function recordOf(database: Database, id: string): Promise<AccountRecord | null> {
  const row = await database.get<{ created_at: number }>("SELECT created_at FROM customer WHERE id = ?", id);
  return row ? { registeredAt: new Date(row.created_at).toISOString(), tags: await tagsOf(database, id) } : null;
}

/**
 * Whether this is the only account with the admin role.
 *
 * @param adminEmails accounts with the role in addition to those tagged so, normalized
 */
export async function isOnlyAdmin(database: Database, id: string, adminEmails: readonly string[]): Promise<boolean> {
  const isTagged = "EXISTS (SELECT 1 FROM customer_tag WHERE customer_id = customer.id AND tag = ?)";
  const isNamed = `(email_confirmed_at IS NOT NULL AND email IN (${placeholders(adminEmails)}))`;
  const admins = await database.all<{ id: string }>(
    `SELECT id FROM customer WHERE ${isTagged} OR ${isNamed}`,
    ADMIN_TAG,
    ...adminEmails,
  );
  return admins.length === 1 && admins[0]?.id === id;
}

/**
 * Deletes an account with its addresses, tags, sessions, codes and second factor. Its orders remain without an account;
 * events retain its id. Run it in a transaction.
 *
 * @param now in milliseconds since the epoch
 */
export async function deleteAccount(database: Database, id: string, now: number): Promise<void> {
  await recordEvent(database, { kind: "account.deleted", actorId: id, subjectId: id }, now);
  await forgetAccount(database, id);
  await database.run("DELETE FROM customer WHERE id = ?", id);
}
