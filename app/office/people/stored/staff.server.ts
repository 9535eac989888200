import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { ROLE_WORDS, ROLES, type Role } from "~/provider/accounts/roles";
import { REMOVAL_MS } from "~/trade/measure/removal";
import type { Person, RoleRefusal } from "../person";
import { withdrawInvitationsOf } from "./invitations.server";
import { readPeople } from "./people-list.server";
import { type OwnerMail, tellOwners } from "./people-mails.server";

interface RoleChange {
  /** The person's account. */
  readonly id: string;
  /** The owner's account. */
  readonly by: string;
  readonly mail: OwnerMail;
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

/** `was` is the role that the owner saw. */
export function changeRole(
  database: Database,
  { id, by, role, was, mail }: RoleChange & { readonly role: Role; readonly was: Role },
  now: EpochMs,
): Promise<"done" | RoleRefusal> {
  return write(database, async (trx) => {
    const found = await refusalOf(trx, id, mail.adminEmails);
    if (typeof found === "string") return found === "last-owner" && role === "owner" ? "done" : found;
    if (found.person.role === role) return "done";
    if (found.person.role !== was) return "changed";
    const { email } = found.person;
    const [before, after] = [ROLE_WORDS[was].label, ROLE_WORDS[role].label];
    await tellOwners(trx, mail, `changed the role of ${email} from ${before} to ${after}.`, now);
    await trx.updateTable("staff").set({ role }).where("account_id", "=", id).execute();
    if (was === "owner") await withdrawInvitationsOf(trx, found.person, now);
    await recordEvent(trx, { kind: "person.role", actorId: by, subjectId: id }, now);
    return "done";
  });
}

/** The next request of their session opens no admin page, and the account stays a customer's. */
export function removePerson(
  database: Database,
  { id, by, mail }: RoleChange,
  now: EpochMs,
): Promise<"done" | RoleRefusal> {
  return write(database, async (trx) => {
    const found = await refusalOf(trx, id, mail.adminEmails);
    if (typeof found === "string") return found;
    const { email, role } = found.person;
    await tellOwners(trx, mail, `removed ${email} (${ROLE_WORDS[role].label}) from the people who run the shop.`, now);
    await withdrawInvitationsOf(trx, found.person, now);
    await trx
      .deleteFrom("staff")
      .where("removed_at", "<=", now - REMOVAL_MS)
      .execute();
    await trx.updateTable("staff").set({ removed_at: now }).where("account_id", "=", id).execute();
    await recordEvent(trx, { kind: "person.removed", actorId: by, subjectId: id }, now);
    return "done";
  });
}

/** The account has the role again that it had. */
export function restorePerson(
  database: Database,
  { id, by, mail }: RoleChange,
  now: EpochMs,
): Promise<"done" | "unknown"> {
  return write(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("staff")
      .set({ removed_at: null })
      .where("account_id", "=", id)
      .where("removed_at", ">", now - REMOVAL_MS)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return "unknown";
    const person = (await readPeople(trx, mail.adminEmails)).find((one) => one.id === id);
    if (person)
      await tellOwners(trx, mail, `gave ${person.email} back the role ${ROLE_WORDS[person.role].label}.`, now);
    await recordEvent(trx, { kind: "person.restored", actorId: by, subjectId: id }, now);
    return "done";
  });
}

export function saveTwoFactorRoles(
  database: Database,
  { roles, by, mail }: { readonly roles: readonly Role[] } & Omit<RoleChange, "id">,
  now: EpochMs,
): Promise<void> {
  return write(database, async (trx) => {
    await trx.deleteFrom("role_rule").execute();
    const rows = ROLES.map((role) => ({ role, needs_two_factor: roles.includes(role) ? (1 as const) : (0 as const) }));
    await trx.insertInto("role_rule").values(rows).execute();
    const named = roles.map((role) => ROLE_WORDS[role].label).join(", ") || "none";
    await tellOwners(trx, mail, `changed which roles need a second factor. Now: ${named}.`, now);
    await recordEvent(trx, { kind: "roles.saved", actorId: by, subjectId: null }, now);
  });
}
