import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import { type CalendarDay, type EpochMs, HOUR_MS } from "~/base/time/time";
import { isClosedOn } from "~/house/calendar/closures";
import { currentFacts } from "~/house/facts/facts.server";
import { mailedAddresses, type OwnerFacts } from "~/house/facts/owner-facts";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail } from "~/house/mail/outbox.server";
import { mailToShop } from "~/house/mail/shop-mail.server";
import { countApplicants } from "~/provider/accounts/accounts.server";
import { dayIn, isWorkingDay, startOfDay } from "~/trade/measure/days";
import { waitingLinks } from "./today";
import { countWaiting } from "./waiting.server";

/** When the digest is sent, in hours after midnight. */
const FROM_HOUR = 7;

/** Until when a process that was down at that hour still sends it, in hours after midnight. */
const UNTIL_HOUR = 12;

/** A digest is out of date when the next one is due, in milliseconds. */
const VALID_MS = 24 * HOUR_MS;

function isDue({ timeZone, closures }: OwnerFacts, today: CalendarDay, now: EpochMs): boolean {
  const hours = (now - Date.parse(startOfDay(timeZone.zone, today))) / HOUR_MS;
  const isMorning = hours >= FROM_HOUR && hours < UNTIL_HOUR;
  return isMorning && isWorkingDay(today) && !isClosedOn(closures, today);
}

/** Claims a day's digest, so that one process sends it once. */
async function isClaimed(trx: Transaction, day: string, now: EpochMs): Promise<boolean> {
  const claimed = await trx
    .insertInto("shop_digest")
    .values({ day, at: now })
    .onConflict((known) => known.doNothing())
    .returning("day")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function queueDigest(trx: Transaction, facts: OwnerFacts, shop: MailShop, now: EpochMs): Promise<void> {
  const waiting = await countWaiting(trx, facts.timeZone.zone, now);
  const links = waitingLinks({ ...waiting, applications: await countApplicants(trx) });
  const counted = links.flatMap(({ label, text, isEmpty }) => (isEmpty ? [] : [[`${label}:`, text] as const]));
  if (counted.length === 0) return;
  for (const to of mailedAddresses(facts)) {
    const mail = mailToShop(shop, to, {
      kind: "shop-digest",
      subject: "What is waiting today",
      parts: [{ facts: counted }],
      page: { path: "/admin", label: "Open today's page" },
    });
    await queueMail(trx, mail, now, { notAfter: now + VALID_MS });
  }
}

async function isSent(db: Reader, day: string): Promise<boolean> {
  return (await db.selectFrom("shop_digest").select("day").where("day", "=", day).executeTakeFirst()) !== undefined;
}

/** Once on the morning of each working day, however many processes run, unless nothing waits or nobody wants it. */
export async function sendDigest(database: Database, shop: MailShop, now: EpochMs): Promise<void> {
  const { facts } = await currentFacts(database.db);
  const today = dayIn(facts.timeZone.zone, new Date(now).toISOString());
  if (!facts.hasDigest || mailedAddresses(facts).length === 0 || !isDue(facts, today, now)) return;
  if (await isSent(database.db, today)) return;
  await write(database, async (trx) => {
    if (await isClaimed(trx, today, now)) await queueDigest(trx, facts, shop, now);
  });
}
