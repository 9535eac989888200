import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { createToken, hashToken } from "../host/tokens.server";
import { handOverAccount } from "./hand-over.server";

/** How long an invitation is valid, in milliseconds; a restart prints a new one. */
const INVITATION_MS = 7 * 86_400_000;

async function isConfirmed(db: Reader, email: string): Promise<boolean> {
  const confirmed = db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .where("email_confirmed_at", "is not", null);
  return (await confirmed.executeTakeFirst()) !== undefined;
}

/**
 * Invites each unconfirmed address (normalized), in place of an earlier invitation. The codes can be read nowhere else.
 */
export function inviteAdmins(
  database: Database,
  emails: readonly string[],
  now: EpochMs,
): Promise<[email: string, code: string][]> {
  return write(database, async (trx) => {
    // Even a delete without rows is a write, and a shop without invitations must start on a full disk too.
    if (await trx.selectFrom("invitation").select("email").limit(1).executeTakeFirst()) {
      await trx.deleteFrom("invitation").execute();
    }
    const codes: [email: string, code: string][] = [];
    for (const email of new Set(emails)) {
      if (await isConfirmed(trx, email)) continue;
      const code = createToken();
      const invitation = { email, code_hash: hashToken(code), expires_at: now + INVITATION_MS };
      await trx.insertInto("invitation").values(invitation).execute();
      codes.push([email, code]);
    }
    return codes;
  });
}

interface Invitation {
  readonly email: string;
  readonly code: string;
}

export async function isInvited(db: Reader, { email, code }: Invitation, now: EpochMs): Promise<boolean> {
  const invitation = await db
    .selectFrom("invitation")
    .select("email")
    .where("email", "=", email)
    .where("code_hash", "=", hashToken(code))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** The owner of the address gets the account, with a new password; `null` if the code is unknown, used or expired. */
export function acceptInvitation(
  database: Database,
  invitation: Invitation,
  passwordHash: string,
  now: EpochMs,
  signal?: AbortSignal,
): Promise<string | null> {
  const work = async (trx: Transaction) => {
    if (!(await isInvited(trx, invitation, now))) return null;
    const { email } = invitation;
    await trx.deleteFrom("invitation").where("email", "=", email).execute();
    const id = await handOverAccount(trx, { email, firstName: "", lastName: "", passwordHash, now });
    await recordEvent(trx, { kind: "admin.confirmed", actorId: null, subjectId: id }, now);
    return id;
  };
  return write(database, work, signal);
}
