import type { Reader } from "~/base/database/database.server";
import { type Account, isAdmin } from "./account";
import { isRole, type Role } from "./roles";

/**
 * The operator makes owners ({@link isAdmin}), and owners give roles; `null` is a customer. Addresses are normalized.
 */
export async function roleOf(
  db: Reader,
  account: Pick<Account, "id" | "email" | "tags" | "emailConfirmed">,
  adminEmails: readonly string[],
): Promise<Role | null> {
  return isAdmin(account, adminEmails) ? "owner" : findRole(db, account.id);
}

export async function findRole(db: Reader, accountId: string): Promise<Role | null> {
  const row = await db
    .selectFrom("staff")
    .select("role")
    .where("account_id", "=", accountId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row && isRole(row.role) ? row.role : null;
}

export async function rolesWithTwoFactor(db: Reader): Promise<readonly Role[]> {
  const rows = await db.selectFrom("role_rule").select("role").where("needs_two_factor", "=", 1).execute();
  return rows.map(({ role }) => role).filter(isRole);
}
