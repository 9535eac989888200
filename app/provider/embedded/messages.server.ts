import { randomUUID } from "node:crypto";
import type { ContactMessage } from "~/domain/contact-message";
import type { Database } from "./sqlite-driver.server";

const INSERT = `
  INSERT INTO contact_message (id, name, email, phone, topic, message, received_at) VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** Keeps a message; `now` in milliseconds since the epoch. */
export function keepMessage(database: Database, message: ContactMessage, now: number): void {
  const { name, email, phone, topic, message: text } = message;
  database.prepare(INSERT).run(randomUUID(), name, email, phone, topic, text, now);
}
