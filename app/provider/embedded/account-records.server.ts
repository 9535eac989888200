import { forgetAccount } from "~/accounts/accounts.server";
import { recordEvent } from "~/audit/audit.server";
import { type Database, placeholders } from "~/database/database.server";
import { ADMIN_TAG } from "~/domain/account";
import { normalizeEmail } from "~/domain/email";
import type { AccountRecords } from "~/domain/profile";
import { type StoredAccount, tagsOf } from "./accounts.server";

/** The most entries of each kind in one answer, the newest ones: answers have a maximum size. */
const MAX_MESSAGES = 200;
const MAX_EVENTS = 5000;

const iso = (at: number) => new Date(at).toISOString();

/**
 * What the database has of an account besides its profile and orders. Anybody can type any address into a message, so
 * only an owner with a confirmed address sees the messages sent under it.
 */
export async function recordsOf(
  database: Database,
  { id, email, emailConfirmed }: StoredAccount,
): Promise<AccountRecords> {
  const { created_at } = await database.one<{
    created_at: number;
  }>("SELECT created_at FROM customer WHERE id = ?", id);
  const messages = await database.all<{
    received_at: number;
    topic: string;
    message: string;
  }>(
    `SELECT received_at, topic, message FROM contact_message WHERE lower(trim(email)) = ?
       ORDER BY received_at DESC LIMIT ?`,
    normalizeEmail(email),
    emailConfirmed ? MAX_MESSAGES : 0,
  );
  const events = await database.all<{ at: number; kind: string; actor_id: string | null }>(
    "SELECT at, kind, actor_id FROM audit_event WHERE subject_id = ?1 OR actor_id = ?1 ORDER BY id DESC LIMIT ?2",
    id,
    MAX_EVENTS,
  );
  return {
    registeredAt: iso(created_at),
    tags: await tagsOf(database, id),
    messages: messages.map(({ received_at, topic, message }) => ({ receivedAt: iso(received_at), topic, message })),
    events: events.map(({ at, kind, actor_id }) => ({ at: iso(at), kind, byYou: actor_id === id })),
  };
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
 * events retain its id.
 *
 * @param now in milliseconds since the epoch
 */
export async function deleteAccount(database: Database, id: string, now: number): Promise<void> {
  await recordEvent(database, { kind: "account.deleted", actorId: id, subjectId: id }, now);
  await forgetAccount(database, id);
  await database.run("DELETE FROM customer WHERE id = ?", id);
}
