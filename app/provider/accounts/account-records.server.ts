import { sql } from "kysely";
import { normalizeEmail } from "~/base/addresses/email";
import type { Reader } from "~/base/database/database.server";
import { isoOf } from "~/base/time/time";
import type { AuditKind } from "~/house/audit/audit";
import { findAccount } from "./accounts.server";

const MAX_MESSAGES = 200;
const MAX_EVENTS = 5000;

/** Times are ISO 8601, in UTC. */
export interface AccountRecords {
  readonly messages: readonly { readonly receivedAt: string; readonly topic: string; readonly message: string }[];
  readonly events: readonly { readonly at: string; readonly kind: string; readonly byYou: boolean }[];
}

/** Anybody can type any address into a message, so only the owner of a confirmed address sees its messages. */
export async function recordsOf(db: Reader, id: string): Promise<AccountRecords> {
  const account = await findAccount(db, id);
  const messages = await db
    .selectFrom("contact_message")
    .select(["received_at", "topic", "message"])
    .where(sql`lower(trim(email))`, "=", normalizeEmail(account?.email ?? ""))
    .orderBy("received_at", "desc")
    .limit(account?.emailConfirmed ? MAX_MESSAGES : 0)
    .execute();
  const events = await db
    .selectFrom("audit_event")
    .select(["at", "kind", "actor_id"])
    // Customers do not see that the shop writes notes about them.
    .where("kind", "<>", "customer.noted" satisfies AuditKind)
    .where((event) => event.or([event("subject_id", "=", id), event("actor_id", "=", id)]))
    .orderBy("id", "desc")
    .limit(MAX_EVENTS)
    .execute();
  return {
    messages: messages.map(({ received_at, topic, message }) => ({ receivedAt: isoOf(received_at), topic, message })),
    events: events.map(({ at, kind, actor_id }) => ({ at: isoOf(at), kind, byYou: actor_id === id })),
  };
}
