import { type Database, type Reader, write } from "~/base/database/database.server";
import { type EpochMs, HOUR_MS } from "~/base/time/time";
import { currentFacts } from "~/house/facts/facts.server";
import type { MailShop } from "./frame.server";
import { notifyShop, type ShopLetter } from "./shop-mail.server";

const KIND = "shop-failedMail";

const MAX_NAMED = 20;

/** 0 if none is known. */
async function lastReport(db: Reader, now: EpochMs): Promise<number> {
  const { last } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.max<number | null>("created_at").as("last"))
    .where("kind", "=", KIND)
    .where("created_at", "<=", now)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function unreported(db: Reader, now: EpochMs) {
  const failed = db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("failed_at", "is not", null)
    .where("kind", "!=", KIND);
  if (!(await failed.select("id").limit(1).executeTakeFirst())) return [];
  const last = await lastReport(db, now);
  if (now - last < HOUR_MS) return [];
  return failed
    .select(["recipient", "subject", "last_error"])
    .where("failed_at", ">", last)
    .orderBy("id")
    .limit(MAX_NAMED + 1)
    .execute();
}

type Failed = Awaited<ReturnType<typeof unreported>>;

const letterOf = (failed: Failed): ShopLetter => ({
  mail: "failedMail",
  subject: failed.length === 1 ? "A mail could not be sent" : "Some mail could not be sent",
  parts: [
    "This mail reached nobody. The shop does not try again unless you tell it to:",
    {
      facts: failed
        .slice(0, MAX_NAMED)
        .map(({ recipient, subject, last_error }) => [`${recipient}:`, `${subject} (${last_error ?? ""})`] as const),
    },
    ...(failed.length > MAX_NAMED ? ["The page lists the rest."] : []),
  ],
  page: { path: "/admin/mail?show=failed", label: "See failed mail" },
});

/** At most once an hour. A report that itself fails is reported to nobody. */
export async function reportFailedMail(database: Database, shop: MailShop, now: EpochMs): Promise<void> {
  const { mailTo } = (await currentFacts(database.db)).facts;
  if (mailTo.failedMail.length === 0 || (await unreported(database.db, now)).length === 0) return;
  await write(database, async (trx) => {
    const failed = await unreported(trx, now);
    if (failed.length > 0) await notifyShop(trx, shop, letterOf(failed), now);
  });
}
