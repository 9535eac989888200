import type { ExpressionBuilder, InferResult } from "kysely";
import { normalizeEmail } from "~/base/addresses/email";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { DAY_MS, type EpochMs, isoOf } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { mailableAddress } from "~/house/mail/mail-address.server";
import { queueMail } from "~/house/mail/outbox.server";
import {
  type InboxMessage,
  type InboxPage,
  type InboxQuery,
  MESSAGES_PER_PAGE,
  type MessageState,
} from "~/storefront/marketing/contact-message";
import { isGone, REMOVAL_MS } from "~/trade/measure/removal";
import { contactAnswerMail } from "./contact-mails.server";
import { findInInbox } from "./inbox-search.server";
import { isDayFull } from "./messages.server";

/** The messages, each with the address of the account that answered, as `by`, if it is known. */
const selectMessages = (db: Reader) =>
  db
    .selectFrom("contact_message")
    .leftJoin("account", "account.id", "answered_by")
    .select(["contact_message.id", "name", "contact_message.email", "phone", "topic", "message"])
    .select(["received_at", "read_at", "answered_at", "answered_by", "answer", "deleted_at", "account.email as by"])
    .select("filled_hidden_field");

type InboxRow = InferResult<ReturnType<typeof selectMessages>>[number];

const stateOf = ({ read_at, answered_at }: InboxRow): MessageState =>
  answered_at !== null ? "answered" : read_at !== null ? "read" : "unread";

function messageOf(row: InboxRow): InboxMessage {
  const { id, name, email, phone, topic, message, received_at, answered_at, by, answer, deleted_at } = row;
  return {
    ...{ id, name, email, phone, topic, message },
    filledHiddenField: row.filled_hidden_field === 1,
    receivedAt: isoOf(received_at),
    state: stateOf(row),
    answer: answered_at === null ? null : { at: isoOf(answered_at), by: by ?? "", text: answer },
    goneAt: deleted_at === null ? null : isoOf(deleted_at + REMOVAL_MS),
  };
}

const rowOf = (db: Reader, id: string) => selectMessages(db).where("contact_message.id", "=", id).executeTakeFirst();

async function rowsOf(db: Reader, ids: readonly string[]): Promise<readonly InboxRow[]> {
  if (ids.length === 0) return [];
  return selectMessages(db)
    .where("contact_message.id", "in", ids)
    .orderBy("received_at", "desc")
    .orderBy("contact_message.id")
    .execute();
}

export async function findMessage(db: Reader, id: string): Promise<InboxMessage | null> {
  const row = await rowOf(db, id);
  return row ? messageOf(row) : null;
}

/** A page of the requested messages, newest first; an unknown starting message means the newest. */
export async function listInbox(db: Reader, { show, search, before }: InboxQuery, now: EpochMs): Promise<InboxPage> {
  const last = before === null ? undefined : await rowOf(db, before);
  const found = await findInInbox(db, { show, search }, last, MESSAGES_PER_PAGE + 1);
  const messages = (await rowsOf(db, found.slice(0, MESSAGES_PER_PAGE))).map(messageOf);
  const olderThan = found.length > MESSAGES_PER_PAGE ? (messages.at(-1)?.id ?? null) : null;
  return { messages, olderThan, counts: await countInbox(db), refusesMore: await isDayFull(db, now) };
}

async function countInbox(db: Reader): Promise<InboxPage["counts"]> {
  const count = () => db.selectFrom("contact_message").select(({ fn }) => fn.countAll<number>().as("count"));
  const unread = await count().where("read_at", "is", null).where("deleted_at", "is", null).executeTakeFirstOrThrow();
  const deleted = await count().where("deleted_at", "is not", null).executeTakeFirstOrThrow();
  return { unread: Number(unread.count), deleted: Number(deleted.count) };
}

export interface Handling {
  readonly id: string;
  readonly adminId: string;
}

export type InboxOutcome = "done" | "unknown" | "changed";

/** Only if the state still is the one that the admin saw. One answered by mail stays answered. @throws BusyError */
export async function markMessage(
  database: Database,
  { id, adminId }: Handling,
  { state, was }: { readonly state: MessageState; readonly was: MessageState },
  now: EpochMs,
): Promise<InboxOutcome> {
  return write(database, async (trx) => {
    const row = await rowOf(trx, id);
    if (!row) return "unknown";
    const current = stateOf(row);
    if (current === state) return state !== "answered" || isOwnNote(row, adminId) ? "done" : "changed";
    if (current !== was || row.answer !== null || row.deleted_at !== null) return "changed";
    const isAnswered = state === "answered";
    await trx
      .updateTable("contact_message")
      .set({ read_at: state === "unread" ? null : (row.read_at ?? now) })
      .set({ answered_at: isAnswered ? now : null, answered_by: isAnswered ? adminId : null })
      .where("id", "=", id)
      .execute();
    const kind = isAnswered ? "message.answered" : current === "answered" ? "message.reopened" : null;
    if (kind) await recordEvent(trx, { kind, actorId: adminId, subjectId: null }, now);
    return "done";
  });
}

/** Whether this admin noted that a message was answered by other means than mail. */
const isOwnNote = (row: InboxRow, adminId: string) => row.answered_by === adminId && row.answer === null;

interface Answering extends Handling {
  readonly text: string;
  readonly shop: MailShop;
}

/** In one transaction. A message is answered once: the same text by the same admin sends nothing. @throws BusyError */
export async function answerMessage(
  database: Database,
  { id, adminId, text, shop }: Answering,
  now: EpochMs,
): Promise<InboxOutcome | "no-mail"> {
  return write(database, async (trx) => {
    const row = await rowOf(trx, id);
    if (!row) return "unknown";
    if (row.deleted_at !== null) return "changed";
    if (row.answered_at !== null) return row.answered_by === adminId && row.answer === text ? "done" : "changed";
    const email = normalizeEmail(row.email);
    if (mailableAddress(email) === null) return "no-mail";
    await trx
      .updateTable("contact_message")
      .set({ read_at: row.read_at ?? now, answered_at: now, answered_by: adminId, answer: text })
      .where("id", "=", id)
      .execute();
    await recordEvent(trx, { kind: "message.answered", actorId: adminId, subjectId: null }, now);
    const { name, topic, received_at: receivedAt } = row;
    await queueMail(trx, contactAnswerMail(shop, { id, email, name, topic, receivedAt }, text), now);
    return "done";
  });
}

/** A year. */
const MESSAGE_MS = 365 * DAY_MS;

/** Doing either again changes nothing. A deleted message is gone after {@link REMOVAL_MS}. @throws BusyError */
export async function deleteMessage(
  database: Database,
  { id, adminId }: Handling,
  isDeleted: boolean,
  now: EpochMs,
): Promise<Exclude<InboxOutcome, "changed">> {
  return write(database, async (trx) => {
    const found = await trx.selectFrom("contact_message").select("deleted_at").where("id", "=", id).executeTakeFirst();
    if (!found || isGone(found.deleted_at, now)) return "unknown";
    if ((found.deleted_at !== null) === isDeleted) return "done";
    await trx
      .updateTable("contact_message")
      .set({ deleted_at: isDeleted ? now : null })
      .where("id", "=", id)
      .execute();
    const kind = isDeleted ? "message.deleted" : "message.restored";
    await recordEvent(trx, { kind, actorId: adminId, subjectId: null }, now);
    return "done";
  });
}

/** Writes nothing if there are none. Returns how many were removed. @throws BusyError */
export async function removeOldMessages(database: Database, now: EpochMs): Promise<number> {
  const isOld = ({ eb, or }: ExpressionBuilder<Schema, "contact_message">) =>
    or([eb("received_at", "<", now - MESSAGE_MS), eb("deleted_at", "<=", now - REMOVAL_MS)]);
  const some = await database.db.selectFrom("contact_message").select("id").where(isOld).limit(1).executeTakeFirst();
  if (!some) return 0;
  const removal = (trx: Transaction) => trx.deleteFrom("contact_message").where(isOld).executeTakeFirstOrThrow();
  return Number((await write(database, removal)).numDeletedRows);
}
