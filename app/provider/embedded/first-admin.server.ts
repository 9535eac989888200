import { randomBytes } from "node:crypto";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { ADMIN_TAG } from "~/provider/accounts/account";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { addTag, findAccount, findCredentials, storeChanged } from "./accounts.server";
import { type HandOver, handOverAccount } from "./hand-over.server";
import { hashPassword, verifyPassword } from "./passwords.server";

export interface FirstAdmin {
  readonly email: string;
  readonly shopName: string;
  readonly password: string | null;
}

async function hasAdmin(db: Reader): Promise<boolean> {
  const tag = db.selectFrom("customer_tag").select("tag").where("tag", "=", ADMIN_TAG).limit(1);
  return (await tag.executeTakeFirst()) !== undefined;
}

async function grant(trx: Transaction, handOver: HandOver): Promise<void> {
  const id = await handOverAccount(trx, handOver);
  await addTag(trx, id, ADMIN_TAG);
  await storeChanged(trx, id);
  await recordEvent(trx, { kind: "admin.granted", actorId: null, subjectId: id }, handOver.now);
}

/**
 * Ensures that somebody can sign in as admin. A configured password is applied on every start, so that it can replace a
 * lost one; without one, a random password is generated while there is no admin, and announced: it can be read nowhere
 * else. Throws an error that names ADMIN_PASSWORD when it is a common password, unless the account already has it.
 */
export async function ensureAdmin(
  database: Database,
  { email, password, shopName }: FirstAdmin,
  announce: (email: string, password: string) => void,
  now: EpochMs,
): Promise<void> {
  const owner = { email, firstName: "Shop", lastName: "Admin", now };
  if (password === null) {
    if (await hasAdmin(database.db)) return;
    const made = randomBytes(15).toString("base64url");
    const passwordHash = await hashPassword(made);
    const granted = await write(database, async (trx) => {
      if (await hasAdmin(trx)) return false;
      await grant(trx, { ...owner, passwordHash });
      return true;
    });
    if (granted) announce(email, made);
    return;
  }
  const existing = await findCredentials(database.db, email);
  const isAdmin = existing && (await findAccount(database.db, existing.id))?.tags.includes(ADMIN_TAG);
  if (isAdmin && (await verifyPassword(existing.passwordHash, password))) return;
  const fault = commonPasswordFault(password, shopName, { email });
  if (fault !== null) throw new Error(`ADMIN_PASSWORD: ${fault}`);
  const passwordHash = await hashPassword(password);
  await write(database, (trx) => grant(trx, { ...owner, passwordHash }));
}
