import { sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import { ADMIN_TAG, isAdmin } from "~/provider/accounts/account";
import { isRole, ROLES } from "~/provider/accounts/roles";
import type { Person } from "../person";

const nameOf = (row: { readonly first_name: string | null; readonly last_name: string | null }) =>
  [row.first_name, row.last_name].filter(Boolean).join(" ");

/** The accounts that the operator of the server made owners, as the shop last saw them. */
async function operatorsOwners(db: Reader, adminEmails: readonly string[]): Promise<readonly Person[]> {
  const rows = await db
    .selectFrom("account")
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb("tags", "like", `%"${ADMIN_TAG}"%`),
        ...adminEmails.map((email) => eb(sql<string>`lower(email)`, "=", email)),
      ]),
    )
    .orderBy("email")
    .execute();
  return rows.flatMap((row) => {
    const tags = JSON.parse(row.tags) as string[];
    if (!isAdmin({ email: row.email, tags, emailConfirmed: row.email_confirmed === 1 }, adminEmails)) return [];
    return [{ id: row.id, email: row.email, name: nameOf(row), role: "owner" as const, since: null }];
  });
}

async function givenRoles(db: Reader): Promise<readonly Person[]> {
  const rows = await db
    .selectFrom("staff")
    .leftJoin("account", "account.id", "staff.account_id")
    .select(["staff.account_id as id", "staff.role", "staff.added_at"])
    .select(["account.email", "account.first_name", "account.last_name"])
    .where("staff.removed_at", "is", null)
    .orderBy("staff.added_at")
    .orderBy("staff.account_id")
    .execute();
  return rows.flatMap(({ id, role, added_at, email, ...names }) =>
    isRole(role)
      ? [{ id, email: email ?? "", name: nameOf(names), role, since: new Date(added_at).toISOString() }]
      : [],
  );
}

/** Owners first. `adminEmails` are those that the operator made owners, normalized. */
export async function readPeople(db: Reader, adminEmails: readonly string[]): Promise<readonly Person[]> {
  const operators = await operatorsOwners(db, adminEmails);
  const given = (await givenRoles(db)).filter(({ id }) => !operators.some((owner) => owner.id === id));
  return [...operators, ...given.sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role))];
}
