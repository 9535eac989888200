import type { Reader } from "~/database/database.server";
import { findRole } from "~/people/people.server";
import type { Role } from "~/people/roles";
import { type Account, isAdmin } from "./account";

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
