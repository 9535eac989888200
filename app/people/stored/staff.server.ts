import { sql } from "kysely";
import { ADMIN_TAG, isAdmin } from "~/accounts/account";
import { recordEvent } from "~/audit/audit.server";
import { type Database, type Reader, type Transaction, write } from "~/database/database.server";
import { REMOVAL_MS } from "~/measure/removal";
import type { Person, RoleRefusal } from "~/people/person";
import { isRole, ROLES, type Role } from "~/people/roles";

/** A change that an owner makes to somebody's role. */
interface RoleChange {
  /** The person's account. */
  readonly id: string;
  /** The owner's account. */
  readonly by: string;
}

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

/** The people to whom owners gave a role, the earliest first. */
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

/**
 * Everybody who runs the shop, owners first.
 *
 * @param adminEmails the addresses that the operator made owners, normalized
 */
export async function readPeople(db: Reader, adminEmails: readonly string[]): Promise<readonly Person[]> {
  const operators = await operatorsOwners(db, adminEmails);
  const given = (await givenRoles(db)).filter(({ id }) => !operators.some((owner) => owner.id === id));
  return [...operators, ...given.sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role))];
}

/** Whether somebody may lose a role: the operator's owners keep theirs, and the shop keeps its last owner. */
async function refusalOf(
  trx: Transaction,
  id: string,
  adminEmails: readonly string[],
): Promise<{ readonly person: Person } | Exclude<RoleRefusal, "changed">> {
  const people = await readPeople(trx, adminEmails);
  const person = people.find((one) => one.id === id);
  if (!person) return "unknown";
  if (person.since === null) return "operator";
  const owners = people.filter(({ role }) => role === "owner");
  return person.role === "owner" && owners.length === 1 ? "last-owner" : { person };
}

/**
 * Gives somebody who runs the shop another role.
 *
 * @param was the role that the owner saw
 * @param now in milliseconds since the epoch
 */
export function changeRole(
  database: Database,
  { id, by, role, was }: RoleChange & { readonly role: Role; readonly was: Role },
  adminEmails: readonly string[],
  now: number,
): Promise<"done" | RoleRefusal> {
  return write(database, async (trx) => {
    const found = await refusalOf(trx, id, adminEmails);
    if (typeof found === "string") return found === "last-owner" && role === "owner" ? "done" : found;
    if (found.person.role === role) return "done";
    if (found.person.role !== was) return "changed";
    await trx.updateTable("staff").set({ role }).where("account_id", "=", id).execute();
    await recordEvent(trx, { kind: "person.role", actorId: by, subjectId: id }, now);
    return "done";
  });
}

/**
 * Takes somebody's role away: the next request of their session opens no admin page. The account stays a customer's.
 *
 * @param now in milliseconds since the epoch
 */
export function removePerson(
  database: Database,
  { id, by }: RoleChange,
  adminEmails: readonly string[],
  now: number,
): Promise<"done" | RoleRefusal> {
  return write(database, async (trx) => {
    const found = await refusalOf(trx, id, adminEmails);
    if (typeof found === "string") return found;
    await trx
      .deleteFrom("staff")
      .where("removed_at", "<=", now - REMOVAL_MS)
      .execute();
    await trx.updateTable("staff").set({ removed_at: now }).where("account_id", "=", id).execute();
    await recordEvent(trx, { kind: "person.removed", actorId: by, subjectId: id }, now);
    return "done";
  });
}

/**
 * Undoes a removal: the account has the role again that it had.
 *
 * @param now in milliseconds since the epoch
 */
export function restorePerson(database: Database, { id, by }: RoleChange, now: number): Promise<"done" | "unknown"> {
  return write(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("staff")
      .set({ removed_at: null })
      .where("account_id", "=", id)
      .where("removed_at", ">", now - REMOVAL_MS)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "unknown";
    await recordEvent(trx, { kind: "person.restored", actorId: by, subjectId: id }, now);
    return "done";
  });
}

/**
 * Sets which roles need a second factor.
 *
 * @param now in milliseconds since the epoch
 */
export function saveTwoFactorRoles(
  database: Database,
  { roles, by }: { readonly roles: readonly Role[]; readonly by: string },
  now: number,
): Promise<void> {
  return write(database, async (trx) => {
    await trx.deleteFrom("role_rule").execute();
    const rows = ROLES.map((role) => ({ role, needs_two_factor: roles.includes(role) ? (1 as const) : (0 as const) }));
    await trx.insertInto("role_rule").values(rows).execute();
    await recordEvent(trx, { kind: "roles.saved", actorId: by, subjectId: null }, now);
  });
}
