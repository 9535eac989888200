import { createHash } from "node:crypto";
import type { MailingAddress } from "~/base/addresses/address";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { ADDRESS_KINDS, type AddressKind, type MarkedProfile, type Profile } from "~/provider/accounts/profile";
import { storeChanged } from "./accounts.server";

/** An account's profile; its mark is derived from its contents. */
export async function readProfile(db: Reader, id: string): Promise<MarkedProfile> {
  const row = await db.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const found = await db
    .selectFrom("customer_address")
    .select(["kind", "address1", "address2", "city", "province", "zip", "country"])
    .where("customer_id", "=", id)
    .execute();
  const addressOf = (kind: AddressKind): MailingAddress | null => {
    const { kind: _kind, ...address } = found.find((one) => one.kind === kind) ?? { kind: null };
    return "address1" in address ? { ...address } : null;
  };
  const profile: Profile = {
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    businessName: row.business_name,
    addresses: { mailing: addressOf("mailing"), billing: addressOf("billing"), shipping: addressOf("shipping") },
    acceptsEmailMarketing: row.accepts_email_marketing === 1,
    acceptsSmsMarketing: row.accepts_sms_marketing === 1,
  };
  return { revision: createHash("sha256").update(JSON.stringify(profile)).digest("base64url"), profile };
}

async function writeAddress(trx: Transaction, id: string, kind: AddressKind, profile: Profile): Promise<void> {
  await trx.deleteFrom("customer_address").where("customer_id", "=", id).where("kind", "=", kind).execute();
  const address = profile.addresses[kind];
  if (!address) return;
  const { address1, address2, city, province, zip, country } = address;
  const { firstName, lastName, businessName, phone } = profile;
  const row = { customer_id: id, kind, first_name: firstName, last_name: lastName, company: businessName, phone };
  await trx
    .insertInto("customer_address")
    .values({ ...row, address1, address2, city, province, zip, country })
    .execute();
}

/**
 * Replaces an account's profile, and records that it was changed, but not how.
 *
 * @returns whether the profile still had its mark; otherwise nothing is changed
 */
export function changeProfile(
  database: Database,
  id: string,
  { revision, profile }: MarkedProfile,
  now: EpochMs,
): Promise<boolean> {
  return write(database, async (trx) => {
    if ((await readProfile(trx, id)).revision !== revision) return false;
    await trx
      .updateTable("customer")
      .set({
        first_name: profile.firstName,
        last_name: profile.lastName,
        phone: profile.phone,
        business_name: profile.businessName,
        accepts_email_marketing: profile.acceptsEmailMarketing ? 1 : 0,
        accepts_sms_marketing: profile.acceptsSmsMarketing ? 1 : 0,
      })
      .where("id", "=", id)
      .execute();
    for (const kind of ADDRESS_KINDS) await writeAddress(trx, id, kind, profile);
    await storeChanged(trx, id);
    await recordEvent(trx, { kind: "profile.changed", actorId: id, subjectId: id }, now);
    return true;
  });
}
