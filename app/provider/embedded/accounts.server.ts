import { randomUUID } from "node:crypto";
import { expressionBuilder, type Selectable } from "kysely";
import { normalizeEmail } from "~/base/addresses/email";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import type { Account } from "~/provider/accounts/account";
import { storeAccount } from "~/provider/accounts/accounts.server";
import { ADDRESS_KINDS, type Profile } from "~/provider/accounts/profile";
import type { WireRegistration } from "../contract/accounts.server";

export interface StoredAccount extends Account {
  readonly businessName: string;
}

export type CustomerRow = Selectable<Schema["customer"]>;

export async function tagsOf(db: Reader, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("customer_tag")
    .select("tag")
    .where("customer_id", "=", id)
    .orderBy("rowid")
    .execute();
  return rows.map(({ tag }) => tag);
}

export function isTagged(tags: readonly string[]) {
  const { exists, selectFrom } = expressionBuilder<Schema, "customer">();
  return exists(
    selectFrom("customer_tag")
      .select("customer_tag.tag")
      .whereRef("customer_tag.customer_id", "=", "customer.id")
      .where("customer_tag.tag", "in", tags),
  );
}

/** The customers with one of these tags; faster than {@link isTagged} if few customers have them. */
export function taggedIds(tags: readonly string[]) {
  const { selectFrom } = expressionBuilder<Schema, never>();
  return selectFrom("customer_tag").select("customer_tag.customer_id").where("customer_tag.tag", "in", tags);
}

interface Adding {
  readonly at: EpochMs;
  readonly by: string;
}

export async function addTag(trx: Transaction, id: string, tag: string, adding?: Adding): Promise<void> {
  await trx
    .insertInto("customer_tag")
    .values({ customer_id: id, tag, added_at: adding?.at ?? null, added_by: adding?.by ?? null })
    .onConflict((same) => same.doNothing())
    .execute();
}

export const profileColumns = (profile: Omit<Profile, "addresses">) =>
  ({
    first_name: profile.firstName,
    last_name: profile.lastName,
    phone: profile.phone,
    business_name: profile.businessName,
    accepts_email_marketing: profile.acceptsEmailMarketing ? 1 : 0,
    accepts_sms_marketing: profile.acceptsSmsMarketing ? 1 : 0,
  }) as const;

/**
 * Creates an account with its addresses and the tag of its tier. An existing account is left unchanged, but it is
 * written to anyway, so that timing does not reveal which addresses are known (decision 11).
 */
export async function createAccount(
  trx: Transaction,
  registration: WireRegistration,
  passwordHash: string,
  now: EpochMs,
): Promise<{ readonly id: string; readonly created: boolean }> {
  const id = randomUUID();
  const owner = await trx
    .insertInto("customer")
    .values({
      id,
      email: normalizeEmail(registration.email),
      password_hash: passwordHash,
      ...profileColumns(registration),
      created_at: now,
    })
    .onConflict((known) => known.column("email").doUpdateSet(({ ref }) => ({ email: ref("excluded.email") })))
    .returning("id")
    .executeTakeFirstOrThrow();
  if (owner.id !== id) return { id: owner.id, created: false };
  const addresses = ADDRESS_KINDS.map((kind) => {
    const { firstName, lastName, company, address1, address2, city, province, zip, country, phone } =
      registration.addresses[kind];
    const address = { company, address1, address2, city, province, zip, country, phone };
    return { customer_id: id, kind, first_name: firstName, last_name: lastName, ...address };
  });
  await trx.insertInto("customer_address").values(addresses).execute();
  await addTag(trx, id, registration.tier.id);
  await storeChanged(trx, id);
  await recordEvent(trx, { kind: "account.registered", actorId: null, subjectId: id }, now);
  return { id, created: true };
}

export async function findAccount(db: Reader, id: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom("customer")
    .select(["id", "email", "first_name", "last_name", "business_name", "email_confirmed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.id !== id) return null;
  return {
    id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    tags: await tagsOf(db, id),
    emailConfirmed: row.email_confirmed_at !== null,
  };
}

export async function storeChanged(trx: Transaction, id: string): Promise<void> {
  const account = await findAccount(trx, id);
  if (account) await storeAccount(trx, account);
}

export async function findCredentials(db: Reader, email: string): Promise<{ id: string; passwordHash: string } | null> {
  const row = await db
    .selectFrom("customer")
    .select(["id", "email", "password_hash"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.email === email ? { id: row.id, passwordHash: row.password_hash } : null;
}
