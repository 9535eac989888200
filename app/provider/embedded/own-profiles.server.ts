import { createHash } from "node:crypto";
import type { MailingAddress } from "~/base/addresses/address";
import { isEmail, normalizeEmail } from "~/base/addresses/email";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { mailableAddress, mailboxOf } from "~/house/mail/mail-address.server";
import { ADMIN_TAG } from "~/provider/accounts/account";
import { findRole } from "~/provider/accounts/account-role.server";
import { forgetAccount } from "~/provider/accounts/accounts.server";
import {
  type AccountRecord,
  ADDRESS_KINDS,
  type AddressKind,
  type MarkedProfile,
  type Profile,
} from "~/provider/accounts/profile";
import type { BackendConfig } from "~/provider/contract/backend.server";
import type { OwnAccounts } from "~/provider/contract/own-accounts.server";
import { findAccount, isTagged, profileColumns, type StoredAccount, storeChanged, tagsOf } from "./accounts.server";
import { offerEmailChange } from "./email-change.server";
import { asOwner, type OwnerOptions } from "./owner-proof.server";

export interface ProfileOptions extends OwnerOptions, Pick<BackendConfig, "shop" | "createLimit"> {
  /** Addresses that only an admin's account may have, normalized. */
  readonly reservedEmails: readonly string[];
  readonly sendsMail: boolean;
}

const EMAIL_CHANGES = { times: 5, seconds: 3600 };

type ProfileFunctions = Pick<
  OwnAccounts,
  "findProfile" | "changeProfile" | "askEmailChange" | "findRecord" | "deleteAccount"
>;

/** What owners do with their account itself (decision 62), and with its address (decision 11). */
export function ownProfiles(options: ProfileOptions): ProfileFunctions {
  const { database, adminEmails, reservedEmails, shop, sendsMail, createLimit, now } = options;
  const changesOfAccount = createLimit({ name: "email-changes-of-account", ...EMAIL_CHANGES });
  const changesToAddress = createLimit({ name: "email-changes-to-address", ...EMAIL_CHANGES });

  const lockOnlyOwner = async (db: Reader, { id }: StoredAccount) =>
    (await isOnlyOwner(db, id, adminEmails)) ? "only-admin" : null;

  return {
    async findProfile(id) {
      if (!(await findAccount(database.db, id))) return null;
      return { ...(await readProfile(database.db, id)), changesEmail: sendsMail };
    },
    async changeProfile(id, profile) {
      if (!(await findAccount(database.db, id))) return "ended";
      return (await changeProfile(database, id, profile, now())) ? "done" : "changed";
    },
    async askEmailChange(id, typed, proof) {
      if (!sendsMail) return "not-offered";
      const email = normalizeEmail(typed);
      if (!isEmail(typed) || mailableAddress(email) === null) return "no-mail";
      const retryAfter = (await changesOfAccount.count(id)) || (await changesToAddress.count(mailboxOf(email)));
      if (retryAfter > 0) return { retryAfter };
      const changed = { adminEmails: reservedEmails, shop };
      return asOwner(
        options,
        { id, proof },
        (trx, account) => offerEmailChange(trx, { account, email }, changed, now()),
        async (db, account) => {
          const isOwnerAnyway = account.tags.includes(ADMIN_TAG) || (await findRole(db, id)) === "owner";
          return isOwnerAnyway ? null : lockOnlyOwner(db, account);
        },
      );
    },
    findRecord: (id) => recordOf(database.db, id),
    deleteAccount: (id, proof) =>
      asOwner(options, { id, proof }, (trx) => deleteAccount(trx, id, now()), lockOnlyOwner),
  };
}

async function recordOf(db: Reader, id: string): Promise<AccountRecord | null> {
  const row = await db.selectFrom("customer").select("created_at").where("id", "=", id).executeTakeFirst();
  return row ? { registeredAt: new Date(row.created_at).toISOString(), tags: await tagsOf(db, id) } : null;
}

async function isOnlyOwner(db: Reader, id: string, adminEmails: readonly string[]): Promise<boolean> {
  const owners = await db
    .selectFrom("customer")
    .select("id")
    .where(({ eb, and, or, exists, selectFrom }) => {
      const isNamed = or(adminEmails.map((email) => eb("email", "=", email)));
      const given = selectFrom("staff")
        .select("staff.role")
        .whereRef("staff.account_id", "=", "customer.id")
        .where("staff.role", "=", "owner")
        .where("staff.removed_at", "is", null);
      return or([isTagged([ADMIN_TAG]), and([eb("email_confirmed_at", "is not", null), isNamed]), exists(given)]);
    })
    .limit(2)
    .execute();
  return owners.length === 1 && owners[0]?.id === id;
}

/** Deletes an account and what belongs to it. Its orders stay, without an account; events keep its id. */
export async function deleteAccount(trx: Transaction, id: string, now: EpochMs): Promise<void> {
  await recordEvent(trx, { kind: "account.deleted", actorId: id, subjectId: id }, now);
  await forgetAccount(trx, id);
  await trx.deleteFrom("customer").where("id", "=", id).execute();
}

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

/** Records that the profile was changed, but not how; `false` if its revision was no longer current. */
export function changeProfile(
  database: Database,
  id: string,
  { revision, profile }: MarkedProfile,
  now: EpochMs,
): Promise<boolean> {
  return write(database, async (trx) => {
    if ((await readProfile(trx, id)).revision !== revision) return false;
    await trx.updateTable("customer").set(profileColumns(profile)).where("id", "=", id).execute();
    for (const kind of ADDRESS_KINDS) await writeAddress(trx, id, kind, profile);
    await storeChanged(trx, id);
    await recordEvent(trx, { kind: "profile.changed", actorId: id, subjectId: id }, now);
    return true;
  });
}
