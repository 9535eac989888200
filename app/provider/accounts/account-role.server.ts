import type { Reader } from "~/base/database/database.server";
import { type Account, isAdmin } from "./account";
import { isRole, type Role } from "./roles";

/**
 * The role of an account: the operator of the server makes owners ({@link isAdmin}), and owners give roles. `null` for a
 * customer.
 *
 * @param adminEmails in normalized form
 */
export async function roleOf(
  db: Reader,
  account: Pick<Account, "id" | "email" | "tags" | "emailConfirmed">,
  adminEmails: readonly string[],
): Promise<Role | null> {
  return isAdmin(account, adminEmails) ? "owner" : findRole(db, account.id);
}

/** The role that an owner gave to an account, or `null`. */
export async function findRole(db: Reader, accountId: string): Promise<Role | null> {
  const row = await db
    .selectFrom("staff")
    .select("role")
    .where("account_id", "=", accountId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row && isRole(row.role) ? row.role : null;
}

/** The roles whose people need a second factor before an admin page opens. */
export async function rolesWithTwoFactor(db: Reader): Promise<readonly Role[]> {
  const rows = await db.selectFrom("role_rule").select("role").where("needs_two_factor", "=", 1).execute();
  return rows.map(({ role }) => role).filter(isRole);
}
