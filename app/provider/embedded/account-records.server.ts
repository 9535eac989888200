import type { Reader, Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { ADMIN_TAG } from "~/provider/accounts/account";
import { forgetAccount } from "~/provider/accounts/accounts.server";
import type { AccountRecord } from "~/provider/accounts/profile";
import { isTagged, tagsOf } from "./accounts.server";

/** What the database has of an account besides its profile; `null` if there is no such account. */
export async function recordOf(db: Reader, id: string): Promise<AccountRecord | null> {
  const row = await db.selectFrom("customer").select("created_at").where("id", "=", id).executeTakeFirst();
  return row ? { registeredAt: new Date(row.created_at).toISOString(), tags: await tagsOf(db, id) } : null;
}

/**
 * Whether this is the shop's only owner.
 *
 * @param adminEmails accounts that the operator made owners in addition to those tagged so, normalized
 */
export async function isOnlyOwner(db: Reader, id: string, adminEmails: readonly string[]): Promise<boolean> {
  const owners = await db
    .selectFrom("customer")
    .select("id")
    .where(({ eb, and, or, exists, selectFrom }) => {
      const isNamed = or(adminEmails.map((email) => eb("email", "=", email)));
      const given = selectFrom("staff")
        .select("staff.role")
        .whereRef("staff.account_id", "=", "customer.id")
        .where("staff.role", "=", "owner")
        .where("staff.removed_at", "is", null);
      return or([isTagged([ADMIN_TAG]), and([eb("email_confirmed_at", "is not", null), isNamed]), exists(given)]);
    })
    .limit(2)
    .execute();
  return owners.length === 1 && owners[0]?.id === id;
}

/**
 * Deletes an account with its addresses, tags, sessions, codes and second factor. Its orders stay, without an account;
 * events keep its id.
 */
export async function deleteAccount(trx: Transaction, id: string, now: EpochMs): Promise<void> {
  await recordEvent(trx, { kind: "account.deleted", actorId: id, subjectId: id }, now);
  await forgetAccount(trx, id);
  await trx.deleteFrom("customer").where("id", "=", id).execute();
}
