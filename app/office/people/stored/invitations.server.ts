import { createHash, randomUUID } from "node:crypto";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import { DAY_MS, type EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { MailShop } from "~/house/mail/frame.server";
import { queueMail, withdrawMail } from "~/house/mail/outbox.server";
import { isRole, type Role } from "~/provider/accounts/roles";
import { INVITATION_DAYS, type OpenInvitation, type Person } from "../person";
import { readPeople } from "./people-list.server";
import { invitationMail, tellOwners } from "./people-mails.server";

const MAX_INVITATIONS = 100;

/** The stored form of a code, which is useless to anybody who reads the database. */
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/** How an invitation reaches the person: its one-time code is in the link. */
export interface InvitationDelivery {
  readonly code: string;
  readonly link: string;
  readonly by: { readonly id: string; readonly email: string };
  /** The shop as mails name it; `null` if no mail is sent, and the owner hands the link over. */
  readonly shop: MailShop | null;
  /** The addresses that the operator made owners, normalized. */
  readonly adminEmails: readonly string[];
}

interface Invited {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

async function deliver(
  trx: Transaction,
  invited: Invited,
  { by, link, shop, adminEmails }: InvitationDelivery,
  now: EpochMs,
): Promise<void> {
  await withdrawMail(trx, { about: invited.id, kind: "staff-invitation" }, now);
  if (shop) {
    const mail = invitationMail(shop, { ...invited, invitedBy: by.email, link });
    await queueMail(trx, mail, now, { notAfter: now + INVITATION_DAYS * DAY_MS });
  }
  if (invited.role === "owner") {
    await tellOwners(trx, { shop, adminEmails, by: by.email }, `invited ${invited.email} as an owner.`, now);
  }
  await recordEvent(trx, { kind: "person.invited", actorId: by.id, subjectId: null }, now);
}

const validFrom = (now: EpochMs, { code, by }: InvitationDelivery) => ({
  code_hash: hashOf(code),
  invited_at: now,
  invited_by: by.id,
  expires_at: now + INVITATION_DAYS * DAY_MS,
});

/** An earlier invitation of the address becomes invalid. `email` is normalized. */
export function invite(
  database: Database,
  { email, role, delivery }: Omit<Invited, "id"> & { readonly delivery: InvitationDelivery },
  now: EpochMs,
): Promise<"done" | "has-role" | "operator" | "full"> {
  return write(database, async (trx) => {
    if (delivery.adminEmails.includes(email)) return "operator";
    const people = await readPeople(trx, delivery.adminEmails);
    if (people.some((person) => person.email.toLowerCase() === email)) return "has-role";
    await trx.deleteFrom("staff_invitation").where("expires_at", "<=", now).where("email", "<>", email).execute();
    const { count } = await trx
      .selectFrom("staff_invitation")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= MAX_INVITATIONS) return "full";
    const changed = { role, ...validFrom(now, delivery) };
    const { id } = await trx
      .insertInto("staff_invitation")
      .values({ id: randomUUID(), email, ...changed })
      .onConflict((earlier) => earlier.column("email").doUpdateSet(changed))
      .returning("id")
      .executeTakeFirstOrThrow();
    await deliver(trx, { id, email, role }, delivery, now);
    return "done";
  });
}

/** The earlier link becomes invalid. Returns the address, or `null` if there is no such invitation any more. */
export function inviteAgain(
  database: Database,
  { id, delivery }: { readonly id: string; readonly delivery: InvitationDelivery },
  now: EpochMs,
): Promise<string | null> {
  return write(database, async (trx) => {
    const changed = await trx
      .updateTable("staff_invitation")
      .set(validFrom(now, delivery))
      .where("id", "=", id)
      .returning(["email", "role"])
      .executeTakeFirst();
    if (!changed || !isRole(changed.role)) return null;
    await deliver(trx, { id, email: changed.email, role: changed.role }, delivery, now);
    return changed.email;
  });
}

/** Withdraws its mail too, if that is still waiting. */
export function withdrawInvitation(database: Database, id: string, by: string, now: EpochMs): Promise<void> {
  return write(database, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("staff_invitation").where("id", "=", id).executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await withdrawMail(trx, { about: id, kind: "staff-invitation" }, now);
    await recordEvent(trx, { kind: "person.uninvited", actorId: by, subjectId: null }, now);
  });
}

export async function roleOfInvitation(db: Reader, id: string): Promise<Role | null> {
  const row = await db.selectFrom("staff_invitation").select("role").where("id", "=", id).executeTakeFirst();
  return row && isRole(row.role) ? row.role : null;
}

/** The invitations that were not accepted, the newest first; those that expired are among them. */
export async function readInvitations(db: Reader): Promise<readonly OpenInvitation[]> {
  const rows = await db
    .selectFrom("staff_invitation")
    .selectAll()
    .orderBy("invited_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, email, role, invited_at, expires_at }) =>
    isRole(role)
      ? [
          {
            id,
            email,
            role,
            invitedAt: new Date(invited_at).toISOString(),
            expiresAt: new Date(expires_at).toISOString(),
          },
        ]
      : [],
  );
}

/** `null` if the code is not valid. */
export async function invitationOf(db: Reader, code: string, now: EpochMs): Promise<Invited | null> {
  const row = await db
    .selectFrom("staff_invitation")
    .select(["id", "email", "role"])
    .where("code_hash", "=", hashOf(code))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row && isRole(row.role) ? { id: row.id, email: row.email, role: row.role } : null;
}

/** The account gets the role, unless it has one by now. Returns whether the code was valid for this address. */
export async function joinBy(
  trx: Transaction,
  { code, email, accountId }: { readonly code: string; readonly email: string; readonly accountId: string },
  now: EpochMs,
): Promise<boolean> {
  const invitation = await invitationOf(trx, code, now);
  if (invitation?.email !== email) return false;
  const { invited_by } = await trx
    .deleteFrom("staff_invitation")
    .where("id", "=", invitation.id)
    .returning("invited_by")
    .executeTakeFirstOrThrow();
  const given = { role: invitation.role, added_at: now, added_by: invited_by, removed_at: null };
  await trx
    .insertInto("staff")
    .values({ account_id: accountId, ...given })
    .onConflict((known) => known.column("account_id").doUpdateSet(given).where("staff.removed_at", "is not", null))
    .execute();
  await recordEvent(trx, { kind: "person.joined", actorId: accountId, subjectId: accountId }, now);
  return true;
}

/** With their mails: somebody who loses a role must not come back by a link made before. */
export async function withdrawInvitationsOf(
  trx: Transaction,
  { id, email }: Pick<Person, "id" | "email">,
  now: EpochMs,
): Promise<void> {
  const gone = await trx
    .deleteFrom("staff_invitation")
    .where(({ eb, or }) => or([eb("email", "=", email.toLowerCase()), eb("invited_by", "=", id)]))
    .returning("id")
    .execute();
  for (const { id: about } of gone) await withdrawMail(trx, { about, kind: "staff-invitation" }, now);
}
