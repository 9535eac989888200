import { ADMIN_TAG } from "~/domain/account";
import { normalizeEmail } from "~/domain/email";
import type { AccountRecords } from "~/domain/profile";
import { type StoredAccount, tagsOf } from "./accounts.server";
import { recordEvent } from "./audit.server";
import { type Database, marks } from "./database.server";

/** How much of each kind one answer has, the newest of it: what a call may answer is bounded. */
const MAX_MESSAGES = 200;
const MAX_EVENTS = 5000;

const iso = (at: number) => new Date(at).toISOString();

/**
 * What the database has of an account besides its profile and its orders. Messages bear an address that anybody can type:
 * only whoever has confirmed that it is theirs sees what was sent under it.
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
 * Whether nobody but this account has the admin role.
 *
 * @param adminEmails accounts with the role in addition to those tagged so, normalized
 */
export async function isOnlyAdmin(database: Database, id: string, adminEmails: readonly string[]): Promise<boolean> {
  const isTagged = "EXISTS (SELECT 1 FROM customer_tag WHERE customer_id = customer.id AND tag = ?)";
  const isNamed = `(email_confirmed_at IS NOT NULL AND email IN (${marks(adminEmails)}))`;
  const admins = await database.all<{ id: string }>(
    `SELECT id FROM customer WHERE ${isTagged} OR ${isNamed}`,
    ADMIN_TAG,
    ...adminEmails,
  );
  return admins.length === 1 && admins[0]?.id === id;
}

/**
 * Deletes an account with all that hangs on it: addresses, tags, sessions, codes, the second factor. Orders lose their
 * account and stay, events keep its id.
 *
 * @param now in milliseconds since the epoch
 */
export async function deleteAccount(database: Database, id: string, now: number): Promise<void> {
  await recordEvent(database, { kind: "account.deleted", actorId: id, subjectId: id }, now);
  await database.run("DELETE FROM customer WHERE id = ?", id);
}
