import { normalizeEmail } from "~/addresses/email";
import type { Database } from "~/database/database.server";
import { findAccount } from "./accounts.server";

/** The most entries of each kind, the newest ones. */
const MAX_MESSAGES = 200;
const MAX_EVENTS = 5000;

/** What the shop stores about an account besides its orders, quotes and lists. Times are ISO 8601, in UTC. */
export interface AccountRecords {
  /** Messages sent from the account's address, if that is confirmed; newest first. */
  readonly messages: readonly { readonly receivedAt: string; readonly topic: string; readonly message: string }[];
  /** What happened to the account, newest first; `byYou` says whether its owner did it. */
  readonly events: readonly { readonly at: string; readonly kind: string; readonly byYou: boolean }[];
}

const iso = (at: number) => new Date(at).toISOString();

/**
 * What the shop stores about an account. Anybody can type any address into a message, so only an owner with a confirmed
 * address sees the messages sent under it.
 */
export async function recordsOf(database: Database, id: string): Promise<AccountRecords> {
  const account = await findAccount(database, id);
  const messages = await database.all<{ received_at: number; topic: string; message: string }>(
    `SELECT received_at, topic, message FROM contact_message WHERE lower(trim(email)) = ?
       ORDER BY received_at DESC LIMIT ?`,
    normalizeEmail(account?.email ?? ""),
    account?.emailConfirmed ? MAX_MESSAGES : 0,
  );
  const events = await database.all<{ at: number; kind: string; actor_id: string | null }>(
    "SELECT at, kind, actor_id FROM audit_event WHERE subject_id = ?1 OR actor_id = ?1 ORDER BY id DESC LIMIT ?2",
    id,
    MAX_EVENTS,
  );
  return {
    messages: messages.map(({ received_at, topic, message }) => ({ receivedAt: iso(received_at), topic, message })),
    events: events.map(({ at, kind, actor_id }) => ({ at: iso(at), kind, byYou: actor_id === id })),
  };
}
