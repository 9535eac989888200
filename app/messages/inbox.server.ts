import { normalizeEmail } from "~/addresses/email";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import { foldedSearch } from "~/database/search-text.server";
import type { MailShop } from "~/mail/frame.server";
import { mailableAddress } from "~/mail/mail-address.server";
import { queueMail } from "~/mail/outbox.server";
import { contactAnswerMail } from "./contact-mails.server";
import {
  type ContactTopic,
  type InboxMessage,
  type InboxPage,
  type InboxQuery,
  MESSAGES_A_PAGE,
  type MessageState,
  type MessageView,
} from "./contact-message";
import { isDayFull } from "./messages.server";

interface InboxRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly received_at: number;
  readonly read_at: number | null;
  readonly answered_at: number | null;
  /** The id of the account that answered. */
  readonly answered_by: string | null;
  /** The address of that account, if it is known. */
  readonly by: string | null;
  readonly answer: string | null;
}

const SELECT = `SELECT contact_message.id, name, contact_message.email, contact_message.phone, topic, message, received_at,
  read_at, answered_at, answered_by, answer, account.email AS by
  FROM contact_message LEFT JOIN account ON account.id = answered_by`;

/** The condition of the messages of a view. */
const SHOWN: Readonly<Record<MessageView | "all", string>> = {
  all: "TRUE",
  unanswered: "answered_at IS NULL",
  unread: "answered_at IS NULL AND read_at IS NULL",
};

const stateOf = ({ read_at, answered_at }: InboxRow): MessageState =>
  answered_at !== null ? "answered" : read_at !== null ? "read" : "unread";

const iso = (at: number) => new Date(at).toISOString();

function messageOf(row: InboxRow): InboxMessage {
  const { id, name, email, phone, topic, message, received_at, answered_at, by, answer } = row;
  return {
    ...{ id, name, email, phone, topic, message },
    receivedAt: iso(received_at),
    state: stateOf(row),
    answer: answered_at === null ? null : { at: iso(answered_at), by: by ?? "", text: answer },
  };
}

const rowOf = (database: Database, id: string) => database.get<InboxRow>(`${SELECT} WHERE contact_message.id = ?`, id);

/** A message with its state and answer, or `null`. */
export async function findMessage(database: Database, id: string): Promise<InboxMessage | null> {
  const row = await rowOf(database, id);
  return row ? messageOf(row) : null;
}

/**
 * A page of the requested messages, newest first; an unknown starting message means the newest.
 *
 * @param now in milliseconds since the epoch
 */
export async function listInbox(
  database: Database,
  { show, search, before }: InboxQuery,
  now: number,
): Promise<InboxPage> {
  const last = await database.get<{ received_at: number }>(
    "SELECT received_at FROM contact_message WHERE id = ?",
    before,
  );
  const rows = await database.all<InboxRow>(
    `${SELECT} WHERE (received_at < ?1 OR (received_at = ?1 AND contact_message.id > ?2))
         AND ${SHOWN[show ?? "all"]} AND instr(search_text, ?3) > 0
       ORDER BY received_at DESC, contact_message.id LIMIT ?4`,
    last?.received_at ?? Number.MAX_SAFE_INTEGER,
    before ?? "",
    foldedSearch(search),
    MESSAGES_A_PAGE + 1,
  );
  const messages = rows.slice(0, MESSAGES_A_PAGE).map(messageOf);
  const olderThan = rows.length > MESSAGES_A_PAGE ? (messages.at(-1)?.id ?? null) : null;
  return { messages, olderThan, refusesMore: await isDayFull(database, now) };
}

/** The message that an admin works on, and the admin. */
interface Handling {
  readonly id: string;
  readonly adminId: string;
}

/** The result of a change on the admin pages. */
export type InboxOutcome = "done" | "unknown" | "changed";

/**
 * Sets a message's state, if it still is the one that the admin saw; a button pressed twice changes it once. A message
 * answered by mail stays answered.
 *
 * @param now in milliseconds since the epoch
 */
export async function markMessage(
  database: Database,
  { id, adminId }: Handling,
  { state, was }: { readonly state: MessageState; readonly was: MessageState },
  now: number,
): Promise<InboxOutcome> {
  return inTransaction(database, async () => {
    const row = await rowOf(database, id);
    if (!row) return "unknown";
    const current = stateOf(row);
    if (current === state) return state !== "answered" || isOwnNote(row, adminId) ? "done" : "changed";
    if (current !== was || row.answer !== null) return "changed";
    const isAnswered = state === "answered";
    await database.run(
      "UPDATE contact_message SET read_at = ?, answered_at = ?, answered_by = ? WHERE id = ?",
      state === "unread" ? null : (row.read_at ?? now),
      isAnswered ? now : null,
      isAnswered ? adminId : null,
      id,
    );
    const kind = isAnswered ? "message.answered" : current === "answered" ? "message.reopened" : null;
    if (kind) await recordEvent(database, { kind, actorId: adminId, subjectId: null }, now);
    return "done";
  });
}

/** Whether this admin noted that a message was answered by other means than mail. */
const isOwnNote = (row: InboxRow, adminId: string) => row.answered_by === adminId && row.answer === null;

interface Answering extends Handling {
  readonly text: string;
  readonly shop: MailShop;
}

/**
 * Mails an answer to the sender and records it, in one transaction. A message is answered once: repeating the same text
 * by the same admin sends nothing.
 *
 * @param now in milliseconds since the epoch
 */
export async function answerMessage(
  database: Database,
  { id, adminId, text, shop }: Answering,
  now: number,
): Promise<InboxOutcome | "no-mail"> {
  return inTransaction(database, async () => {
    const row = await rowOf(database, id);
    if (!row) return "unknown";
    if (row.answered_at !== null) return row.answered_by === adminId && row.answer === text ? "done" : "changed";
    const email = normalizeEmail(row.email);
    if (mailableAddress(email) === null) return "no-mail";
    await database.run(
      `UPDATE contact_message SET read_at = coalesce(read_at, ?1), answered_at = ?1, answered_by = ?2, answer = ?3
         WHERE id = ?4`,
      now,
      adminId,
      text,
      id,
    );
    await recordEvent(database, { kind: "message.answered", actorId: adminId, subjectId: null }, now);
    const { name, topic, received_at: receivedAt } = row;
    await queueMail(database, contactAnswerMail(shop, { id, email, name, topic, receivedAt }, text), now);
    return "done";
  });
}
