import { type Expression, sql } from "kysely";
import { type Database, type Reader, write } from "~/base/database/database.server";
import { containsFolded, foldedSearch } from "~/base/database/differences/search-text.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { ADMIN_TAG, DECISION_TAGS, type DecisionTag } from "~/provider/accounts/account";
import {
  ACCOUNTS_PER_PAGE,
  type AccountListPage,
  type AccountListQuery,
  LISTED_TIERS,
  type ListedAccount,
} from "~/provider/accounts/account-list";
import { mailReopened } from "~/provider/accounts/account-mails.server";
import type { NewsReader } from "~/provider/accounts/news-readers";
import { toPendingAccount } from "~/provider/contract/approvals.server";
import type { Reopening } from "~/provider/contract/own-accounts.server";
import { findAccount, isTagged, storeChanged, taggedIds } from "./accounts.server";
import { PENDING_COLUMNS, type PendingRow, wirePending } from "./approvals.server";

interface ListedRow extends PendingRow {
  readonly place: number;
  readonly row: number;
  readonly added_at?: EpochMs | null;
  readonly admin?: string | null;
}

interface ListedRows {
  readonly rows: readonly ListedRow[];
  readonly total: number;
}

type Place = readonly [place: number, row: number];

interface Filter {
  readonly tiers: readonly string[];
  readonly contains: Expression<boolean>;
}

const SEARCHED = sql<string>`customer.first_name || ' ' || customer.last_name || '\n' || customer.email || '\n'
  || customer.business_name`;

async function rowsWaiting(db: Reader, { tiers, contains }: Filter, start: Place | null): Promise<ListedRows> {
  const list = db
    .selectFrom("customer")
    .where("customer.id", "in", taggedIds(tiers))
    .where(({ not }) => not(isTagged([...DECISION_TAGS, ADMIN_TAG])))
    .where(contains);
  let page = list
    .select(PENDING_COLUMNS)
    .select(["customer.created_at as place", "customer.rowid as row"])
    .orderBy("customer.created_at")
    .orderBy("customer.rowid")
    .limit(ACCOUNTS_PER_PAGE + 1);
  if (start) {
    page = page.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("customer.created_at", "customer.rowid"), ">", tuple(...start)),
    );
  }
  const rows = await page.execute();
  const count = list.select(({ fn }) => fn.countAll<number>().as("total"));
  return { rows, ...(await count.executeTakeFirstOrThrow()) };
}

async function rowsDecided(
  db: Reader,
  tag: DecisionTag,
  { tiers, contains }: Filter,
  start: Place | null,
): Promise<ListedRows> {
  const list = db
    .selectFrom("customer_tag as decision")
    .innerJoin("customer", "customer.id", "decision.customer_id")
    .leftJoin("customer as admin", "admin.id", "decision.added_by")
    .where("decision.tag", "=", tag)
    .where(isTagged(tiers))
    .where(({ not }) => not(isTagged([ADMIN_TAG])))
    .where(contains);
  let page = list
    .select(PENDING_COLUMNS)
    .select(["decision.rowid as place", "decision.rowid as row", "decision.added_at", "admin.email as admin"])
    .orderBy("decision.rowid", "desc")
    .limit(ACCOUNTS_PER_PAGE + 1);
  if (start) page = page.where("decision.rowid", "<", start[1]);
  const rows = await page.execute();
  const count = list.select(({ fn }) => fn.countAll<number>().as("total"));
  return { rows, ...(await count.executeTakeFirstOrThrow()) };
}

function readPlace(after: string | null): Place | null {
  const [, place, row] = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? "") ?? [];
  return place && row ? [Number(place), Number(row)] : null;
}

const accountOf = async (db: Reader, row: ListedRow): Promise<ListedAccount> => ({
  ...toPendingAccount({ node: await wirePending(db, row) }),
  decided: row.added_at == null ? null : { at: new Date(row.added_at).toISOString(), by: row.admin ?? "" },
});

export async function listAccounts(
  { engine, db }: Database,
  { state, tier, search, after }: AccountListQuery,
): Promise<AccountListPage> {
  const filter = {
    tiers: tier === null ? LISTED_TIERS.map(({ id }) => id) : [tier],
    contains: search === "" ? sql<boolean>`1 = 1` : containsFolded(engine, SEARCHED, foldedSearch(search)),
  };
  const start = readPlace(after);
  const found = state === "pending" ? rowsWaiting(db, filter, start) : rowsDecided(db, state, filter, start);
  const { rows, total } = await found;
  const shown = rows.slice(0, ACCOUNTS_PER_PAGE);
  const last = rows.length > ACCOUNTS_PER_PAGE ? shown.at(-1) : undefined;
  return {
    accounts: await Promise.all(shown.map((one) => accountOf(db, one))),
    total,
    next: last ? `${last.place}.${last.row}` : null,
  };
}

/** Reverses a decision, if the account has it: the account awaits a new one, and its owner is informed. */
export function reopenAccount(
  database: Database,
  { id, tag, adminId, shop }: Reopening & { readonly shop: MailShop },
  now: EpochMs,
): Promise<"done" | "other-decision" | "unknown"> {
  return write(database, async (trx) => {
    const account = await findAccount(trx, id);
    if (!account) return "unknown";
    const { numDeletedRows } = await trx
      .deleteFrom("customer_tag")
      .where("customer_id", "=", id)
      .where("tag", "=", tag)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return "other-decision";
    await storeChanged(trx, id);
    await recordEvent(trx, { kind: "account.reopened", actorId: adminId, subjectId: id }, now);
    await mailReopened(trx, account, tag, shop, now);
    return "done";
  });
}

export async function listNewsReaders(db: Reader): Promise<readonly NewsReader[]> {
  const rows = await db
    .selectFrom("customer")
    .select(["email", "first_name", "last_name", "business_name", "phone", "email_confirmed_at"])
    .select(["accepts_email_marketing", "accepts_sms_marketing"])
    .where(({ eb, or }) => or([eb("accepts_email_marketing", "=", 1), eb("accepts_sms_marketing", "=", 1)]))
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    phone: row.phone,
    isConfirmed: row.email_confirmed_at !== null,
    byEmail: row.accepts_email_marketing === 1,
    byText: row.accepts_sms_marketing === 1,
  }));
}
