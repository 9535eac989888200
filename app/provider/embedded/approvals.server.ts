import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { ADMIN_TAG, accountState, DECISION_TAGS, type DecisionTag } from "~/provider/accounts/account";
import { mailDecision } from "~/provider/accounts/account-mails.server";
import { APPROVAL_CALLS, type WirePending } from "~/provider/contract/approvals.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import type { TierChange } from "~/provider/contract/own-accounts.server";
import { answer, badRequest, readBody, refuseCall } from "~/provider/host/answers.server";
import type { Handler } from "~/provider/host/router.server";
import { findTier, TIERS } from "~/trade/pricing/tiers";
import type { Guard } from "../host/guard.server";
import {
  addTag,
  type CustomerRow,
  findAccount,
  isTagged,
  type StoredAccount,
  storeChanged,
  taggedIds,
  tagsOf,
} from "./accounts.server";

/** How many applications one response lists, oldest first; the rest follow once those are decided. */
const MAX_PENDING = 500;

export const PENDING_COLUMNS = [
  "customer.id",
  "customer.first_name",
  "customer.last_name",
  "customer.email",
  "customer.phone",
  "customer.business_name",
  "customer.created_at",
] as const;

export type PendingRow = Pick<
  CustomerRow,
  "id" | "first_name" | "last_name" | "email" | "phone" | "business_name" | "created_at"
>;

export async function wirePending(db: Reader, row: PendingRow): Promise<Required<WirePending>> {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    tags: await tagsOf(db, row.id),
    businessName: row.business_name,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export async function listPending(db: Reader): Promise<WirePending[]> {
  const tiers = TIERS.filter((tier) => tier.requiresApproval).map((tier) => tier.id);
  const rows = await db
    .selectFrom("customer")
    .select(PENDING_COLUMNS)
    .where("customer.id", "in", taggedIds(tiers))
    .where(({ not }) => not(isTagged([...DECISION_TAGS, ADMIN_TAG])))
    .orderBy("created_at")
    .orderBy("rowid")
    .limit(MAX_PENDING)
    .execute();
  return Promise.all(rows.map((row) => wirePending(db, row)));
}

interface Decision {
  readonly id: string;
  readonly tag: DecisionTag;
  readonly adminId: string;
  readonly shop: MailShop;
}

export function decide(
  database: Database,
  { id, tag, adminId, shop }: Decision,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<"done" | "not pending" | "unknown"> {
  const work = async (trx: Transaction) => {
    const account = await findAccount(trx, id);
    if (!account) return "unknown";
    if (accountState(account.tags) !== "pending") return "not pending";
    await addTag(trx, id, tag, { at: now, by: adminId });
    await storeChanged(trx, id);
    await recordEvent(trx, { kind: `account.${tag}`, actorId: adminId, subjectId: id }, now);
    await mailDecision(trx, account, tag, shop, now);
    return "done";
  };
  return write(database, work, signal);
}

export function changeTier(
  database: Database,
  { id, tier, adminId, shop }: TierChange & { readonly shop: MailShop },
  now: EpochMs,
): Promise<"done" | "unknown"> {
  return write(database, async (trx) => {
    const account = await findAccount(trx, id);
    if (!account) return "unknown";
    if (account.tags.includes(tier)) return "done";
    const replaced = [...TIERS.map((one) => one.id), ...DECISION_TAGS];
    await trx.deleteFrom("customer_tag").where("customer_id", "=", id).where("tag", "in", replaced).execute();
    await addTag(trx, id, tier);
    const isApproved = findTier(tier)?.requiresApproval === true;
    if (isApproved) await addTag(trx, id, "approved", { at: now, by: adminId });
    await storeChanged(trx, id);
    await recordEvent(trx, { kind: "account.tier", actorId: adminId, subjectId: id }, now);
    if (isApproved) await mailDecision(trx, account, "approved", shop, now);
    return "done";
  });
}

interface ApprovalOptions extends Pick<BackendConfig, "database" | "shop" | "now"> {
  readonly guard: Guard<StoredAccount>;
}

/** The contract's approval calls (specification, section 7). */
export function approvalHandlers(options: ApprovalOptions): Record<keyof typeof APPROVAL_CALLS, Handler> {
  const { database, shop, guard, now } = options;

  return {
    listPending: ({ request }) =>
      guard.asStaff(request, "customers", async () =>
        answer(200, { data: { customers: { edges: (await listPending(database.db)).map((node) => ({ node })) } } }),
      ),
    decide: ({ request, id }) =>
      guard.asStaff(request, "customers", async (admin) => {
        const body = await readBody(request, APPROVAL_CALLS.decide);
        if (!body) return badRequest();
        const decision = { id, tag: body.tags[0], adminId: admin.id, shop };
        const outcome = await decide(database, decision, now(), request.signal);
        if (outcome === "unknown") return refuseCall(404, "Customer not found");
        if (outcome === "not pending") return refuseCall(409, "The account already has a decision");
        return answer(200, {});
      }),
  };
}
