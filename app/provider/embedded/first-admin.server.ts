import { randomBytes } from "node:crypto";
import { ADMIN_TAG } from "~/accounts/account";
import { COMMON_PASSWORD, isCommonPassword } from "~/accounts/common-password.server";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import { addTag, findAccount, findCredentials, storeChanged } from "./accounts.server";
import { type HandOver, handOverAccount } from "./hand-over.server";
import { hashPassword, verifyPassword } from "./passwords.server";

export interface FirstAdmin {
  /** Normalized. */
  readonly email: string;
  readonly shopName: string;
  /** Without one, a random password is generated on first start. */
  readonly password: string | null;
}

async function hasAdmin(database: Database): Promise<boolean> {
  return (await database.get("SELECT 1 FROM customer_tag WHERE tag = ?", ADMIN_TAG)) !== undefined;
}

async function grant(database: Database, handOver: HandOver): Promise<void> {
  const id = await handOverAccount(database, handOver);
  await addTag(database, id, ADMIN_TAG);
  await storeChanged(database, id);
  await recordEvent(database, { kind: "admin.granted", actorId: null, subjectId: id }, handOver.now);
}

/**
 * Ensures that somebody can sign in as admin. A configured password is applied on every start, so that it can also
 * replace a lost one; without one, a random password is generated once, while there is no admin yet.
 *
 * @throws Error naming ADMIN_PASSWORD when it is a common one and not the account's already
 * @param announce receives a password generated here: it can be read nowhere else
 */
export async function ensureAdmin(
  database: Database,
  { email, password, shopName }: FirstAdmin,
  announce: (email: string, password: string) => void,
  now: number,
): Promise<void> {
  const owner = { email, firstName: "Shop", lastName: "Admin", now };
  if (password === null) {
    if (await hasAdmin(database)) return;
    const made = randomBytes(15).toString("base64url");
    const passwordHash = await hashPassword(made);
    const grantFirst = async () => {
      if (await hasAdmin(database)) return false;
      await grant(database, { ...owner, passwordHash });
      return true;
    };
    const granted = await whenWritable(() => inTransaction(database, grantFirst));
    if (granted) announce(email, made);
    return;
  }
  const existing = await findCredentials(database, email);
  const isAdmin = existing && (await findAccount(database, existing.id))?.tags.includes(ADMIN_TAG);
  if (isAdmin && (await verifyPassword(existing.passwordHash, password))) return;
  if (isCommonPassword(password, shopName, { email })) throw new Error(`ADMIN_PASSWORD: ${COMMON_PASSWORD}`);
  const passwordHash = await hashPassword(password);
  await whenWritable(() => inTransaction(database, () => grant(database, { ...owner, passwordHash })));
}
