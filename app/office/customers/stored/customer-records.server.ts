import { sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { isoOf } from "~/base/time/time";
import type { AuditKind } from "~/house/audit/audit";
import type { CustomerKey } from "~/house/invoices/customer-billing";
import { readBilling } from "~/house/invoices/customer-billing.server";
import { listLists } from "~/ordering/lists/lists.server";
import { SUMMARY_COLUMNS, summaryOf } from "~/ordering/orders/stored/order-rows.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { findQuoteOfAnybody, listQuotes } from "~/ordering/quotes/quotes.server";
import { findAccount } from "~/provider/accounts/accounts.server";
import { type FileRow, fileOfAccount } from "~/provider/accounts/customer-files.server";
import { findTier } from "~/trade/pricing/tiers";
import { fileOfKey, nameOfFile } from "../customer-list.server";
import { customerNotesOf } from "../customer-notes.server";
import type {
  CustomerAccount,
  CustomerClaim,
  CustomerList,
  CustomerMessage,
  CustomerOrderPage,
  CustomerQuote,
  CustomerRecords,
  TierEvent,
} from "../customer-records";

const LATEST = 10;

const MAX_DECISIONS = 50;

const SHOWN_LENGTH = 200;

/** Whose billing data apply to a customer. */
export const billedAs = ({ account_id, email }: Pick<FileRow, "account_id" | "email">): CustomerKey =>
  account_id === null ? { email } : { accountId: account_id };

async function ordersOf(db: Reader, fileId: number, before: string | null): Promise<CustomerOrderPage> {
  const last = before === null ? undefined : await rowOfNumber(db, before);
  const rows = await db
    .selectFrom("customer_order")
    .select(SUMMARY_COLUMNS)
    .where("file_id", "=", fileId)
    .where("customer_order.id", "<", last?.file_id === fileId ? last.id : Number.MAX_SAFE_INTEGER)
    .orderBy("customer_order.id", "desc")
    .limit(LATEST + 1)
    .execute();
  const orders = rows.slice(0, LATEST).map(summaryOf);
  return { orders, olderThan: (rows.length > LATEST && orders.at(-1)?.number) || null };
}

async function latestPhone(db: Reader, fileId: number): Promise<string> {
  const row = await db
    .selectFrom("customer_order")
    .select("phone")
    .where("file_id", "=", fileId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.phone ?? "";
}

async function messagesFrom(db: Reader, email: string): Promise<readonly CustomerMessage[]> {
  const rows = await db
    .selectFrom("contact_message")
    .select(["id", "received_at", "message"])
    .where(sql`lower(trim(email))`, "=", email)
    .orderBy("received_at", "desc")
    .limit(LATEST)
    .execute();
  return rows.map(({ id, received_at, message }) => ({
    id,
    at: isoOf(received_at),
    text: message.slice(0, SHOWN_LENGTH),
  }));
}

async function claimsOf(db: Reader, fileId: number): Promise<readonly CustomerClaim[]> {
  const rows = await db
    .selectFrom("claim")
    .innerJoin("customer_order", "customer_order.id", "claim.order_id")
    .select(["claim.id", "number", "at"])
    .select(({ selectFrom }) =>
      selectFrom("claim_answer")
        .leftJoin("customer_order as remake", "remake.id", "claim_answer.remake_id")
        .select("claim_answer.state")
        .whereRef("claim_id", "=", "claim.id")
        .where(({ eb, or }) => or([eb("remake.state", "is", null), eb("remake.state", "<>", "cancelled")]))
        .orderBy("claim_answer.id", "desc")
        .limit(1)
        .as("answered"),
    )
    .where("file_id", "=", fileId)
    .orderBy("claim.position", "desc")
    .limit(LATEST)
    .execute();
  return rows.map(({ id, number, at, answered }) => ({ id, number, at: isoOf(at), state: answered ?? "open" }));
}

const DECISIONS: readonly AuditKind[] = [
  "account.registered",
  "account.approved",
  "account.rejected",
  "account.reopened",
  "account.tier",
];

async function historyOf(db: Reader, accountId: string): Promise<readonly TierEvent[]> {
  const rows = await db
    .selectFrom("audit_event")
    .leftJoin("account", "account.id", "actor_id")
    .select(["audit_event.id", "at", "kind", "account.email as by"])
    .where("subject_id", "=", accountId)
    .where("kind", "in", DECISIONS)
    .orderBy("audit_event.id", "desc")
    .limit(MAX_DECISIONS)
    .execute();
  return rows.map(({ at, by, ...event }) => ({ ...event, at: isoOf(at), by: by ?? "" }));
}

async function accountOf(db: Reader, { account_id, tier, state }: FileRow): Promise<CustomerAccount | null> {
  if (account_id === null) return null;
  const known = await findAccount(db, account_id);
  return {
    tier: (tier && findTier(tier)?.id) || null,
    state: state ?? "active",
    isConfirmed: known?.emailConfirmed ?? false,
  };
}

async function listsOf(db: Reader, accountId: string): Promise<readonly CustomerList[]> {
  const { lists } = await listLists(db, accountId, null);
  return lists.map(({ id, name, count, changedAt }) => ({ id, name, count, changedAt }));
}

/** Everything about a customer, or `null`, with the orders before the one with this number. */
export async function findCustomer(db: Reader, key: string, before: string | null): Promise<CustomerRecords | null> {
  const file = await fileOfKey(db, key);
  if (!file) return null;
  const { id, account_id: accountId, email, business_name: businessName } = file;
  return {
    ...{ key, name: nameOfFile(file), email, businessName },
    phone: await latestPhone(db, id),
    account: await accountOf(db, file),
    billing: await readBilling(db, billedAs(file)),
    notes: await customerNotesOf(db, id),
    history: accountId === null ? [] : await historyOf(db, accountId),
    orders: await ordersOf(db, id, before),
    quotes: accountId === null ? [] : (await listQuotes(db, accountId, null)).quotes,
    lists: accountId === null ? [] : await listsOf(db, accountId),
    messages: await messagesFrom(db, email),
    claims: await claimsOf(db, id),
  };
}

export async function findCustomersQuote(db: Reader, number: string): Promise<CustomerQuote | null> {
  const found = await findQuoteOfAnybody(db, number);
  const file = found && (await fileOfAccount(db, found.customerId));
  return found && { quote: found.quote, customer: file ? { key: file.key, name: nameOfFile(file) } : null };
}
