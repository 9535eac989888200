import type { Transaction } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { withdrawMail } from "~/house/mail/outbox.server";
import type { Person } from "../person";

/**
 * Withdraws the invitations of a person's address and those that the person made, with their mails: somebody who loses
 * a role must not come back by a link made before.
 */
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
