import { type Database, type Reader, write } from "~/base/database/database.server";
import { type EpochMs, isoOf } from "~/base/time/time";
import { createToken, hashToken } from "~/provider/host/tokens.server";
import type { DealerPaperValues, OwnLine } from "./dealer-paper-form";
import type { ClientLink } from "./dealer-sheet";
import type { Quote } from "./quote";
import { findQuoteOfAnybody } from "./quotes.server";

/** What a customer's own documents begin and end with. */
export type Letterhead = Pick<DealerPaperValues, "business" | "phone" | "address" | "terms">;

export interface StoredLetterhead extends Letterhead {
  readonly hasLogo: boolean;
}

export interface ClientPaper extends Pick<DealerPaperValues, "client" | "markup" | "lines"> {
  readonly link: ClientLink | null;
}

/** How often opening a link is noted: each time would be a write for each picture and each reload. */
export const NOTED_EVERY_MS = 60_000;

const isCode = (code: string) => /^[\w-]{43}$/.test(code);

/** An account's letterhead, or `null` if it has none. */
export async function findLetterhead(db: Reader, customerId: string): Promise<StoredLetterhead | null> {
  const row = await db
    .selectFrom("letterhead")
    .select(({ eb }) => ["business", "phone", "address", "terms", eb("logo", "is not", null).as("has_logo")])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!row) return null;
  const { has_logo, ...letterhead } = row;
  return { ...letterhead, hasLogo: Boolean(has_logo) };
}

/** The logo of an account's letterhead, a JPEG, or `null`. */
export async function findLogo(db: Reader, customerId: string): Promise<Buffer | null> {
  const row = await db.selectFrom("letterhead").select("logo").where("customer_id", "=", customerId).executeTakeFirst();
  return row?.logo ? Buffer.from(row.logo, "base64") : null;
}

const idOf = (db: Reader, number: string) => db.selectFrom("quote").select("id").where("number", "=", number);

/** What an account added to a quote for a client, or `null` if nothing. */
export async function findClientPaper(db: Reader, number: string): Promise<ClientPaper | null> {
  const row = await db
    .selectFrom("client_quote")
    .selectAll()
    .where("quote_id", "=", idOf(db, number))
    .executeTakeFirst();
  if (!row) return null;
  const { client, markup, own_lines, link_made_at, opened_at } = row;
  const link = link_made_at === null ? null : { madeAt: isoOf(link_made_at), openedAt: isoOfOpening(opened_at) };
  return { client, markup, lines: JSON.parse(own_lines) as readonly OwnLine[], link };
}

/** An account's letterhead, and what it added to its quotes for clients, for its owner. */
export async function everyClientPaper(db: Reader, customerId: string) {
  const rows = await db
    .selectFrom("client_quote")
    .innerJoin("quote", "quote.id", "quote_id")
    .select(["number", "client", "markup", "own_lines"])
    .where("customer_id", "=", customerId)
    .orderBy("quote.id", "desc")
    .execute();
  return {
    letterhead: await findLetterhead(db, customerId),
    logo: (await findLogo(db, customerId))?.toString("base64") ?? null,
    clients: rows.map(({ own_lines, ...row }) => ({ ...row, lines: JSON.parse(own_lines) as readonly OwnLine[] })),
  };
}

const isoOfOpening = (at: EpochMs | null): string | null => (at === null ? null : isoOf(at));

/**
 * Stores a letterhead, and what a quote says to a client. A logo is a JPEG; `null` removes it, `undefined` leaves it.
 * Throws BusyError while the database is busy or full.
 */
export async function saveClientPaper(
  database: Database,
  { customerId, number }: { readonly customerId: string; readonly number: string },
  { client, markup, lines, business, phone, address, terms }: DealerPaperValues,
  logo: Buffer | null | undefined,
  now: EpochMs,
): Promise<void> {
  await write(database, async (trx) => {
    const letterhead = {
      ...{ business, phone, address, terms, changed_at: now },
      ...(logo !== undefined && { logo: logo?.toString("base64") ?? null }),
    };
    await trx
      .insertInto("letterhead")
      .values({ customer_id: customerId, logo: null, ...letterhead })
      .onConflict((known) => known.column("customer_id").doUpdateSet(letterhead))
      .execute();
    const quote = await idOf(trx, number).executeTakeFirst();
    if (!quote) return;
    const paper = { client, markup, own_lines: JSON.stringify(lines) };
    await trx
      .insertInto("client_quote")
      .values({ quote_id: quote.id, ...paper, code_hash: null, link_made_at: null, opened_at: null })
      .onConflict((known) => known.column("quote_id").doUpdateSet(paper))
      .execute();
  });
}

/**
 * Makes the link to a quote for a client; an earlier one ends. Returns its code, which is stored nowhere, or `null` if
 * nothing was saved for a client. Throws BusyError while the database is busy or full.
 */
export async function makeClientLink(database: Database, number: string, now: EpochMs): Promise<string | null> {
  const code = createToken();
  return write(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("client_quote")
      .set({ code_hash: hashToken(code), link_made_at: now, opened_at: null })
      .where("quote_id", "=", idOf(trx, number))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? code : null;
  });
}

/** Throws BusyError while the database is busy or full. */
export async function endClientLink(database: Database, number: string): Promise<void> {
  await write(database, (trx) =>
    trx
      .updateTable("client_quote")
      .set({ code_hash: null, link_made_at: null, opened_at: null })
      .where("quote_id", "=", idOf(trx, number))
      .execute(),
  );
}

/** The quote that a client's link leads to, with the account that has it; `null` if the link has ended. */
export async function findByClientCode(
  db: Reader,
  code: string,
): Promise<{ readonly quote: Quote; readonly customerId: string; readonly openedAt: EpochMs | null } | null> {
  if (!isCode(code)) return null;
  const row = await db
    .selectFrom("client_quote")
    .innerJoin("quote", "quote.id", "quote_id")
    .select(["quote.number", "opened_at"])
    .where("code_hash", "=", hashToken(code))
    .executeTakeFirst();
  const found = row && (await findQuoteOfAnybody(db, row.number));
  return found ? { ...found, openedAt: row.opened_at } : null;
}

/** Throws BusyError while the database is busy or full. */
export async function noteClientOpening(database: Database, code: string, now: EpochMs): Promise<void> {
  await write(database, (trx) =>
    trx.updateTable("client_quote").set({ opened_at: now }).where("code_hash", "=", hashToken(code)).execute(),
  );
}
