import { ADMIN_TAG, accountState, DECISION_TAGS, type DecisionTag } from "~/accounts/account";
import { mailDecision } from "~/accounts/decision-mailing.server";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction, placeholders } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { TIERS } from "~/pricing/tiers";
import type { WirePending } from "../contract/approvals.server";
import { addTag, type CustomerRow, findAccount, storeChanged, tagsOf } from "./accounts.server";

/** How many applications one response lists, oldest first; the rest follow once those are decided. */
const MAX_PENDING = 500;

/** The columns of an account that admins see. */
export interface PendingRow extends CustomerRow {
  readonly phone: string;
  readonly business_name: string;
  readonly created_at: number;
}

/** A stored account as admins see it. */
export async function wirePending(database: Database, row: PendingRow): Promise<Required<WirePending>> {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    tags: await tagsOf(database, row.id),
    businessName: row.business_name,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** The accounts whose tier needs an approval and that have no decision yet, oldest first. */
export async function listPending(database: Database): Promise<WirePending[]> {
  const tiers = TIERS.filter((tier) => tier.requiresApproval).map((tier) => tier.id);
  const decided = [...DECISION_TAGS, ADMIN_TAG];
  const rows = await database.all<PendingRow>(
    `SELECT id, email, first_name, last_name, phone, business_name, created_at FROM customer
       WHERE EXISTS (SELECT 1 FROM customer_tag WHERE customer_id = id AND tag IN (${placeholders(tiers)}))
         AND NOT EXISTS (SELECT 1 FROM customer_tag WHERE customer_id = id AND tag IN (${placeholders(decided)}))
       ORDER BY created_at, customer.rowid LIMIT ${MAX_PENDING}`,
    ...tiers,
    ...decided,
  );
  return Promise.all(rows.map((row) => wirePending(database, row)));
}

interface Decision {
  /** The account to decide on. */
  readonly id: string;
  readonly tag: DecisionTag;
  /** The account of the admin who decides. */
  readonly adminId: string;
  /** The shop's name and addresses for the mail to the account's owner. */
  readonly shop: MailShop;
}

/** Records a decision on a pending account, and who made it; an earlier decision is not changed. */
export async function decide(
  database: Database,
  { id, tag, adminId, shop }: Decision,
  now: number,
): Promise<"done" | "not pending" | "unknown"> {
  return inTransaction(database, async () => {
    const account = await findAccount(database, id);
    if (!account) return "unknown";
    if (accountState(account.tags) !== "pending") return "not pending";
    await addTag(database, id, tag, { at: now, by: adminId });
    await storeChanged(database, id);
    await recordEvent(database, { kind: `account.${tag}`, actorId: adminId, subjectId: id }, now);
    await mailDecision(database, account, tag, shop, now);
    return "done";
  });
}
