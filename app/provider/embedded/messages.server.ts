import { randomUUID } from "node:crypto";
import type { ContactMessage, KeptMessage } from "~/domain/contact-message";
import type { Database } from "./sqlite-driver.server";

const INSERT = `
  INSERT INTO contact_message (id, name, email, phone, topic, message, received_at) VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** The most messages listed at once. */
const MAX_LISTED = 500;

/** Stores a message; `now` in milliseconds since the epoch. */
export function keepMessage(database: Database, message: ContactMessage, now: number): void {
  const { name, email, phone, topic, message: text } = message;
  database.prepare(INSERT).run(randomUUID(), name, email, phone, topic, text, now);
}

type MessageRow = Omit<KeptMessage, "receivedAt"> & { readonly received_at: number };

/** The stored messages, newest first. */
export function listMessages(database: Database): KeptMessage[] {
  const rows = database
    .prepare("SELECT * FROM contact_message ORDER BY received_at DESC, id LIMIT ?")
    .all(MAX_LISTED) as unknown as MessageRow[];
  return rows.map(({ received_at, ...message }) => ({ ...message, receivedAt: new Date(received_at).toISOString() }));
}
