import { randomUUID } from "node:crypto";
import type { Account } from "~/accounts/account";
import { storeAccount } from "~/accounts/accounts.server";
import { normalizeEmail } from "~/addresses/email";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction } from "~/database/database.server";
import type { WireRegistration } from "../contract/accounts.server";

const INSERT_CUSTOMER = `
  INSERT INTO customer (
    id, email, password_hash, first_name, last_name, phone, business_name, accepts_email_marketing,
    accepts_sms_marketing, created_at
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id`;

const INSERT_ADDRESS = `
  INSERT INTO customer_address (
    customer_id, kind, first_name, last_name, company, address1, address2, city, province, zip, country, phone
  ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** An account as it is stored. */
export interface StoredAccount extends Account {
  readonly id: string;
}

/** A customer's name and address as stored. */
export interface CustomerRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

interface AccountRow extends CustomerRow {
  readonly email_confirmed_at: number | null;
}

/** An account's tags, in the order they were added. */
export async function tagsOf(database: Database, id: string): Promise<string[]> {
  const rows = await database.all<{ tag: string }>(
    "SELECT tag FROM customer_tag WHERE customer_id = ? ORDER BY rowid",
    id,
  );
  return rows.map(({ tag }) => tag);
}

interface Adding {
  /** In milliseconds since the epoch. */
  readonly at: number;
  /** The account of the person who adds it. */
  readonly by: string;
}

/** Adds a tag to an account, unless it already has it; for a decision, also who made it and when. */
export async function addTag(database: Database, id: string, tag: string, adding?: Adding): Promise<void> {
  await database.run(
    "INSERT INTO customer_tag (customer_id, tag, added_at, added_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    id,
    tag,
    adding?.at ?? null,
    adding?.by ?? null,
  );
}

/**
 * Creates an account with its addresses and the tag of its tier, all or nothing. An existing account is left unchanged,
 * but a write is made all the same, so that timing does not reveal which addresses are known (decision 11).
 *
 * @returns the id of the address's account, and whether it was created now
 */
export async function createAccount(
  database: Database,
  registration: WireRegistration,
  passwordHash: string,
  now: number,
): Promise<{ readonly id: string; readonly created: boolean }> {
  const id = randomUUID();
  return inTransaction(database, async () => {
    const owner = await database.one<{ id: string }>(
      INSERT_CUSTOMER,
      id,
      normalizeEmail(registration.email),
      passwordHash,
      registration.firstName,
      registration.lastName,
      registration.phone,
      registration.businessName,
      Number(registration.acceptsEmailMarketing),
      Number(registration.acceptsSmsMarketing),
      now,
    );
    if (owner.id !== id) return { id: owner.id, created: false };
    for (const [kind, address] of Object.entries(registration.addresses)) {
      const { firstName, lastName, company, address1, address2, city, province, zip, country, phone } = address;
      await database.run(
        INSERT_ADDRESS,
        id,
        kind,
        firstName,
        lastName,
        company,
        address1,
        address2,
        city,
        province,
        zip,
        country,
        phone,
      );
    }
    await addTag(database, id, registration.tier.id);
    await storeChanged(database, id);
    await recordEvent(database, { kind: "account.registered", actorId: null, subjectId: id }, now);
    return { id, created: true };
  });
}

/** An account by id, or `null`. */
export async function findAccount(database: Database, id: string): Promise<StoredAccount | null> {
  const row = await database.get<AccountRow>(
    "SELECT id, email, first_name, last_name, email_confirmed_at FROM customer WHERE id = ?",
    id,
  );
  if (row?.id !== id) return null;
  return {
    id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    tags: await tagsOf(database, id),
    emailConfirmed: row.email_confirmed_at !== null,
  };
}

/** Updates the shop's copy of an account after a change, in the change's transaction. */
export async function storeChanged(database: Database, id: string): Promise<void> {
  const account = await findAccount(database, id);
  if (account) await storeAccount(database, account);
}

/** What sign-in needs from an account, by normalized e-mail address, or `null`. */
export async function findCredentials(
  database: Database,
  email: string,
): Promise<{ id: string; passwordHash: string } | null> {
  const row = await database.get<{ id: string; email: string; password_hash: string }>(
    "SELECT id, email, password_hash FROM customer WHERE email = ?",
    email,
  );
  return row?.email === email ? { id: row.id, passwordHash: row.password_hash } : null;
}
