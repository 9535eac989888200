import { createHash } from "node:crypto";
import { ADDRESS_KINDS, type AddressKind, type MarkedProfile, type Profile } from "~/accounts/profile";
import type { MailingAddress } from "~/addresses/address";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import { storeChanged } from "./accounts.server";

interface ProfileRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly business_name: string;
  readonly accepts_email_marketing: number;
  readonly accepts_sms_marketing: number;
}

/** An account's profile; its mark is derived from its contents. */
export async function readProfile(database: Database, id: string): Promise<MarkedProfile> {
  const row = await database.one<ProfileRow>("SELECT * FROM customer WHERE id = ?", id);
  const found = await database.all<{ kind: AddressKind } & MailingAddress>(
    "SELECT kind, address1, address2, city, province, zip, country FROM customer_address WHERE customer_id = ?",
    id,
  );
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

async function writeAddress(database: Database, id: string, kind: AddressKind, profile: Profile): Promise<void> {
  await database.run("DELETE FROM customer_address WHERE customer_id = ? AND kind = ?", id, kind);
  const address = profile.addresses[kind];
  if (!address) return;
  const { address1, address2, city, province, zip, country } = address;
  const { firstName, lastName, businessName, phone } = profile;
  await database.run(
    `INSERT INTO customer_address (
        customer_id, kind, first_name, last_name, company, address1, address2, city, province, zip, country, phone
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    kind,
    firstName,
    lastName,
    businessName,
    address1,
    address2,
    city,
    province,
    zip,
    country,
    phone,
  );
}

/**
 * Replaces an account's profile, and records that it was changed, but not how.
 *
 * @param now in milliseconds since the epoch
 * @returns whether the profile still had its mark; otherwise nothing is changed
 */
export async function changeProfile(
  database: Database,
  id: string,
  { revision, profile }: MarkedProfile,
  now: number,
): Promise<boolean> {
  return inTransaction(database, async () => {
    if ((await readProfile(database, id)).revision !== revision) return false;
    await database.run(
      `UPDATE customer SET first_name = ?, last_name = ?, phone = ?, business_name = ?,
           accepts_email_marketing = ?, accepts_sms_marketing = ? WHERE id = ?`,
      profile.firstName,
      profile.lastName,
      profile.phone,
      profile.businessName,
      Number(profile.acceptsEmailMarketing),
      Number(profile.acceptsSmsMarketing),
      id,
    );
    for (const kind of ADDRESS_KINDS) await writeAddress(database, id, kind, profile);
    await storeChanged(database, id);
    await recordEvent(database, { kind: "profile.changed", actorId: id, subjectId: id }, now);
    return true;
  });
}
