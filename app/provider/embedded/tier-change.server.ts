import { type Database, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { DECISION_TAGS } from "~/provider/accounts/account";
import { mailDecision } from "~/provider/accounts/decision-mailing.server";
import { findTier, TIERS } from "~/trade/pricing/tiers";
import type { TierChange } from "../contract/own-accounts.server";
import { addTag, findAccount, storeChanged } from "./accounts.server";

/**
 * Gives an account another tier, which needs no further approval, and mails its owner if the tier needs one. An account
 * that has the tier already is left unchanged.
 */
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
