import { randomUUID } from "node:crypto";
import { normalizeEmail } from "~/base/addresses/email";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import { folded } from "~/base/database/differences/search-text.server";
import { DAY_MS, type EpochMs, HOUR_MS } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, wasMailedSince } from "~/house/mail/outbox.server";
import { notifyShop } from "~/house/mail/shop-mail.server";
import type { ContactMessage } from "~/storefront/marketing/contact-message";
import { contactReceivedMail, newMessageLetter } from "./contact-mails.server";

/** The most messages stored within 24 hours: even after a flood, people can read them all. */
export const MAX_PER_DAY = 1000;

/** The most messages stored in total, about 100 MB of the longest; the oldest are removed first. */
export const MAX_STORED = 20_000;

export async function isDayFull(db: Reader, now: EpochMs): Promise<boolean> {
  const { count } = await db
    .selectFrom("contact_message")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("received_at", ">", now - DAY_MS)
    .where("received_at", "<=", now)
    .executeTakeFirstOrThrow();
  return count >= MAX_PER_DAY;
}

/** Mails the sender of a message, at most once an hour: the address may be somebody else's. */
async function confirm(
  trx: Transaction,
  to: { readonly id: string; readonly email: string },
  shop: MailShop,
  now: EpochMs,
) {
  if (await wasMailedSince(trx, { kind: "contact-received", to: to.email }, now - HOUR_MS, now)) return;
  await queueMail(trx, contactReceivedMail(shop, to), now);
}

async function removeOldest(trx: Transaction): Promise<void> {
  const most = trx
    .selectFrom("contact_message")
    .select("id")
    .orderBy("received_at", "desc")
    .orderBy("id")
    .limit(Number.MAX_SAFE_INTEGER)
    .offset(MAX_STORED);
  await trx.deleteFrom("contact_message").where("id", "in", most).execute();
}

/** Confirms it to the sender, and notifies the shop. `false` if the daily limit is reached. @throws BusyError */
export async function storeMessage(
  database: Database,
  message: ContactMessage,
  shop: MailShop,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<boolean> {
  const id = randomUUID();
  const { name, email, phone, topic, message: text } = message;
  const filled_hidden_field: 0 | 1 = message.filledHiddenField ? 1 : 0;
  const search_text = [name, email, text].map(folded).join("\n");
  const row = { id, name, email, phone, topic, message: text, received_at: now, search_text, filled_hidden_field };
  const store = async (trx: Transaction) => {
    if (await isDayFull(trx, now)) return false;
    await trx.insertInto("contact_message").values(row).execute();
    await removeOldest(trx);
    await confirm(trx, { id, email: normalizeEmail(email) }, shop, now);
    await notifyShop(trx, shop, newMessageLetter(id, message), now);
    return true;
  };
  return write(database, store, signal);
}
