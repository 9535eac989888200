import { normalizeEmail } from "~/base/addresses/email";
import type { Reader } from "~/base/database/database.server";
import { isoOf } from "~/base/time/time";
import { isOrderKey } from "~/ordering/orders/order";
import type { Customer } from "~/ordering/orders/stored/order-placing.server";
import { pricedTier } from "~/provider/accounts/account";
import { findAccount, hasConfirmedAddress } from "~/provider/accounts/accounts.server";
import type { Caller, CallerQuote } from "./caller";
import type { Quote } from "./quote";
import { findQuote } from "./quotes.server";

const MAX_CALLERS_SHOWN = 100;

const callersIn = (db: Reader) =>
  db
    .selectFrom("caller_quote as caller")
    .innerJoin("quote", "quote.id", "caller.quote_id")
    .leftJoin("account", "account.id", "caller.made_by")
    .selectAll("caller")
    .select(["quote.number", "quote.made_at", "quote.valid_until", "quote.total_cents", "quote.piece_count"])
    .select(["quote.customer_id", "account.email as maker_email"])
    .select(({ selectFrom }) =>
      selectFrom("customer_order")
        .select("customer_order.number")
        .whereRef("customer_order.quote", "=", "quote.number")
        .as("ordered_as"),
    );

type CallerRow = Awaited<ReturnType<ReturnType<typeof callersIn>["executeTakeFirstOrThrow"]>>;

function callerQuoteOf(row: CallerRow): CallerQuote {
  const { first_name: firstName, last_name: lastName, email, phone, note } = row;
  return {
    number: row.number,
    madeAt: isoOf(row.made_at),
    validUntil: isoOf(row.valid_until),
    orderedAs: row.ordered_as,
    totalCents: row.total_cents,
    count: row.piece_count,
    caller: { firstName, lastName, email, phone, note },
    link: row.link,
    madeBy: { id: row.made_by, email: row.maker_email ?? "" },
    mailedAt: row.mailed_at === null ? null : isoOf(row.mailed_at),
    isWithdrawn: row.withdrawn_at !== null,
  };
}

export async function listCallers(db: Reader): Promise<readonly CallerQuote[]> {
  const rows = await callersIn(db).orderBy("caller.quote_id", "desc").limit(MAX_CALLERS_SHOWN).execute();
  return rows.map(callerQuoteOf);
}

export async function callerByNumber(db: Reader, number: string): Promise<CallerQuote | null> {
  const row = await callersIn(db).where("quote.number", "=", number).executeTakeFirst();
  return row ? callerQuoteOf(row) : null;
}

/** The ids of callers without an account, in place of an account's. */
export const CALLER_PREFIX = "caller:";

/**
 * The customer of a caller's quote: the account whose confirmed address it is, at its tier's price; otherwise
 * somebody without an account, at the list price. Anybody can register any address, and must not see what the office
 * made for the address's owner.
 */
export async function customerFor(db: Reader, { email }: Pick<Caller, "email">): Promise<Customer> {
  const address = normalizeEmail(email);
  const rows = await db.selectFrom("account").select("id").where("email", "=", address).orderBy("id").execute();
  for (const { id } of rows) {
    const account = (await hasConfirmedAddress(db, id)) ? await findAccount(db, id) : null;
    if (account) return { id, pricedTier: pricedTier(account.tags) };
  }
  return { id: `${CALLER_PREFIX}${address}`, pricedTier: null };
}

export interface LinkedCaller {
  readonly made: CallerQuote;
  /** `null` if it was withdrawn. */
  readonly quote: Quote | null;
  readonly customer: Customer | null;
}

export async function callerByLink(db: Reader, link: string): Promise<LinkedCaller | null> {
  if (!isOrderKey(link)) return null;
  const row = await callersIn(db).where("caller.link", "=", link).executeTakeFirst();
  if (!row) return null;
  const account = row.customer_id.startsWith(CALLER_PREFIX) ? null : await findAccount(db, row.customer_id);
  return {
    made: callerQuoteOf(row),
    quote: await findQuote(db, row.customer_id, row.number),
    customer: account && { id: account.id, pricedTier: pricedTier(account.tags) },
  };
}
