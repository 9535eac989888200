import { randomUUID } from "node:crypto";
import { normalizeEmail } from "~/addresses/email";
import { type Database, inTransaction } from "~/database/database.server";
import { folded } from "~/database/search-text.server";
import type { MailShop } from "~/mail/frame.server";
import { queueMail, wasMailedSince } from "~/mail/outbox.server";
import { contactReceivedMail } from "./contact-mails.server";
import type { ContactMessage } from "./contact-message";

const INSERT = `
  INSERT INTO contact_message (id, name, email, phone, topic, message, received_at, search_text)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** The most messages stored within 24 hours: even after a flood, people can read them all. */
export const MAX_A_DAY = 1000;

/** The most messages stored in total, about 100 MB of the longest; the oldest are removed first. */
export const MAX_KEPT = 20_000;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whether the daily limit of messages is reached; `now` is in milliseconds since the epoch. */
export async function isDayFull(database: Database, now: number): Promise<boolean> {
  const { count } = await database.one<{ count: number }>(
    "SELECT count(*) AS count FROM contact_message WHERE received_at > ? AND received_at <= ?",
    now - DAY_MS,
    now,
  );
  return count >= MAX_A_DAY;
}

/** Mails the sender of a message, at most once an hour: the address may be somebody else's. */
async function confirm(
  database: Database,
  to: { readonly id: string; readonly email: string },
  shop: MailShop,
  now: number,
) {
  if (await wasMailedSince(database, { kind: "contact-received", to: to.email }, now - HOUR_MS, now)) return;
  await queueMail(database, contactReceivedMail(shop, to), now);
}

/**
 * Stores a message, and confirms it to the sender; `now` is in milliseconds since the epoch.
 *
 * @returns whether it was stored; not if the day is full
 */
export async function keepMessage(
  database: Database,
  message: ContactMessage,
  shop: MailShop,
  now: number,
): Promise<boolean> {
  const id = randomUUID();
  const { name, email, phone, topic, message: text } = message;
  const searchText = [name, email, text].map(folded).join("\n");
  return inTransaction(database, async () => {
    if (await isDayFull(database, now)) return false;
    await database.run(INSERT, id, name, email, phone, topic, text, now, searchText);
    await database.run(
      `DELETE FROM contact_message WHERE id IN
           (SELECT id FROM contact_message ORDER BY received_at DESC, id LIMIT ${Number.MAX_SAFE_INTEGER} OFFSET ?)`,
      MAX_KEPT,
    );
    await confirm(database, { id, email: normalizeEmail(email) }, shop, now);
    return true;
  });
}
