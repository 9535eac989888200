import { randomBytes } from "node:crypto";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import type { AuditKind } from "~/house/audit/audit";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, withdrawMail } from "~/house/mail/outbox.server";
import type { Caller, CallerTask } from "./caller";
import { CALLER_MAIL, callerMail } from "./caller-mail.server";
import { CALLER_PREFIX, callerByNumber, customerFor } from "./callers.server";
import { quoteState } from "./quote";
import { type Making, makeQuoteIn, type QuoteOutcome, type RequestedQuote } from "./quote-making.server";

/** How long the quote of a caller without an account is stored after it has expired: a year. */
const STORED_MS = 365 * 86_400_000;

/** A second click within this time sends no second mail. */
const DOUBLE_CLICK_MS = 60_000;

interface CallerMaker {
  readonly actorId: string;
  /** For the mail to the customer; `null` if the shop sends none. */
  readonly shop: MailShop | null;
}

export interface RequestedByCaller extends Omit<RequestedQuote, "shownCents"> {
  readonly caller: Caller;
}

const recorded = (trx: Transaction, kind: AuditKind, actorId: string, now: EpochMs) =>
  recordEvent(trx, { kind, actorId, subjectId: null }, now);

/** Mails the link to the customer, in place of a mail that was not sent yet. */
async function mailCaller(trx: Transaction, number: string, { shop }: CallerMaker, now: EpochMs): Promise<void> {
  const made = await callerByNumber(trx, number);
  if (!made || !shop) return;
  await withdrawMail(trx, { about: number, kind: CALLER_MAIL }, now);
  await queueMail(trx, callerMail(made, shop), now, { notAfter: Date.parse(made.validUntil) });
  await trx.updateTable("caller_quote").set({ mailed_at: now }).where("link", "=", made.link).execute();
}

/** Stores the caller of a quote; returns whether the quote was not waiting for them before. */
async function storeCaller(trx: Transaction, number: string, caller: Caller, actorId: string): Promise<boolean> {
  const { firstName: first_name, lastName: last_name, email, phone, note } = caller;
  const known = await callerByNumber(trx, number);
  const written = { first_name, last_name, email, phone, note, withdrawn_at: null };
  if (known) {
    await trx.updateTable("caller_quote").set(written).where("link", "=", known.link).execute();
    return known.isWithdrawn;
  }
  const quote = trx.selectFrom("quote").select("id").where("number", "=", number);
  const { id } = await quote.executeTakeFirstOrThrow();
  const link = randomBytes(16).toString("hex");
  await trx
    .insertInto("caller_quote")
    .values({ ...written, quote_id: id, link, made_by: actorId })
    .execute();
  return true;
}

/**
 * Makes a quote for a caller at their price, and mails them the link to approve it; once for each key while it is
 * valid. Throws BusyError while the database is busy or full.
 */
export function makeCallerQuote(
  database: Database,
  { caller, ...asked }: RequestedByCaller,
  making: Omit<Making, "customer">,
  maker: CallerMaker,
  now: EpochMs,
): Promise<QuoteOutcome> {
  const make = async (trx: Transaction): Promise<QuoteOutcome> => {
    await trx
      .deleteFrom("quote")
      .where("customer_id", "like", `${CALLER_PREFIX}%`)
      .where("valid_until", "<=", now - STORED_MS)
      .execute();
    const customer = await customerFor(trx, caller);
    const outcome = await makeQuoteIn(trx, { ...asked, shownCents: null }, { ...making, customer }, now);
    if (outcome.outcome !== "made") return outcome;
    if (await storeCaller(trx, outcome.number, caller, maker.actorId)) {
      await recorded(trx, "caller.quoted", maker.actorId, now);
      await mailCaller(trx, outcome.number, maker, now);
    }
    return outcome;
  };
  return write(database, make, making.signal);
}

/** The result of a button: done, now or before; or the quote is unknown, or can no longer be approved. */
export type CallerOutcome = "done" | "unknown" | "over";

/**
 * Mails a quote for a caller again, withdraws it, or makes it valid again. Throws BusyError while the database is busy
 * or full.
 */
export function changeCaller(
  database: Database,
  { kind, number }: CallerTask,
  maker: CallerMaker,
  now: EpochMs,
): Promise<CallerOutcome> {
  return write(database, async (trx) => {
    const made = await callerByNumber(trx, number);
    if (!made) return "unknown";
    if (quoteState(made, now) !== "valid" || (kind === "send-again" && (made.isWithdrawn || !maker.shop)))
      return "over";
    if (kind === "send-again") {
      const isJustMailed = made.mailedAt !== null && now - Date.parse(made.mailedAt) < DOUBLE_CLICK_MS;
      if (isJustMailed) return "done";
      await mailCaller(trx, number, maker, now);
      return "done";
    }
    const isWithdrawn = kind === "withdraw";
    if (made.isWithdrawn === isWithdrawn) return "done";
    const change = { withdrawn_at: isWithdrawn ? now : null };
    await trx.updateTable("caller_quote").set(change).where("link", "=", made.link).execute();
    await withdrawMail(trx, { about: number, kind: CALLER_MAIL }, now);
    await recorded(trx, isWithdrawn ? "caller.withdrawn" : "caller.restored", maker.actorId, now);
    return "done";
  });
}
