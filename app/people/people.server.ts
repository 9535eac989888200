import type { Reader } from "~/database/database.server";
import { isRole, type Role } from "./roles";

/** The role that an owner gave to an account, or `null`. */
export async function findRole(db: Reader, accountId: string): Promise<Role | null> {
  const row = await db.selectFrom("staff").select("role").where("account_id", "=", accountId).executeTakeFirst();
  return row && isRole(row.role) ? row.role : null;
}
