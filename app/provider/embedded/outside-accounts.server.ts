import { randomUUID } from "node:crypto";
import { type Database, inTransaction } from "~/database/database.server";
import { DECISION_TAGS } from "~/domain/account";
import { TIERS } from "~/domain/tiers";
import type { HouseAccount, OutsideCustomer } from "../contract/house.server";
import { addTag, type CustomerRow, findCredentials, tagsOf } from "./accounts.server";
import { revokeSessions } from "./sessions.server";
import { forgetTwoFactor } from "./two-factor.server";

/** The tags that another back end decides on; others, such as the admin's, are decided here. */
const FOLLOWED: readonly string[] = [...TIERS.map(({ id }) => id), ...DECISION_TAGS];

const INSERT = `
  INSERT INTO customer (
    id, email, password_hash, first_name, last_name, phone, business_name, accepts_email_marketing,
    accepts_sms_marketing, created_at
  ) VALUES (?, ?, ?, ?, ?, '', '', 0, 0, ?)`;

/** The account of another back end's customer, or `null`. */
export async function outsideAccount(database: Database, outsideId: string): Promise<HouseAccount | null> {
  const owner = "SELECT customer_id FROM outside_account WHERE outside_id = ?";
  const row = await database.get<{ customer_id: string }>(owner, outsideId);
  return row ? { id: row.customer_id, outsideId } : null;
}

/** The id that an account's customer has at another back end, or `null`. */
export async function outsideIdOf(database: Database, id: string): Promise<string | null> {
  const outside = "SELECT outside_id FROM outside_account WHERE customer_id = ?";
  const row = await database.get<{ outside_id: string }>(outside, id);
  return row?.outside_id ?? null;
}

/** Links an account with a customer of another back end; its password, sessions and second factor so far end. */
export async function linkOutside(
  database: Database,
  id: string,
  outsideId: string,
  passwordHash: string,
): Promise<void> {
  await database.run("UPDATE customer SET password_hash = ? WHERE id = ?", passwordHash, id);
  await revokeSessions(database, id);
  await forgetTwoFactor(database, id);
  await database.run("INSERT INTO outside_account (customer_id, outside_id) VALUES (?, ?)", id, outsideId);
}

/**
 * Takes an address from an account that, according to the other back end, no longer has it: addresses are unique there.
 */
async function freeAddress(database: Database, email: string, but: string | null): Promise<void> {
  const owner = await findCredentials(database, email);
  if (!owner || owner.id === but) return;
  await revokeSessions(database, owner.id);
  await database.run(
    "UPDATE customer SET email = ?, email_confirmed_at = NULL WHERE id = ?",
    `${owner.id}@moved.invalid`,
    owner.id,
  );
}

/**
 * Updates an account to the name, address and tags of its customer at the other back end. A different address is
 * unconfirmed until somebody signs in with it.
 *
 * @returns whether anything changed
 */
export async function followCustomer(database: Database, id: string, customer: OutsideCustomer): Promise<boolean> {
  const { email, firstName, lastName } = customer;
  const wanted = FOLLOWED.filter((tag) => customer.tags.includes(tag));
  const had = (await tagsOf(database, id)).filter((tag) => FOLLOWED.includes(tag));
  const row = await database.one<Pick<CustomerRow, "email" | "first_name" | "last_name">>(
    "SELECT email, first_name, last_name FROM customer WHERE id = ?",
    id,
  );
  const isNamed = row.email === email && row.first_name === firstName && row.last_name === lastName;
  const isTagged = wanted.length === had.length && wanted.every((tag) => had.includes(tag));
  if (isNamed && isTagged) return false;
  await inTransaction(database, async () => {
    await freeAddress(database, email, id);
    await database.run(
      `UPDATE customer SET email_confirmed_at = CASE WHEN email = ?1 THEN email_confirmed_at END, email = ?1, first_name = ?2,
           last_name = ?3 WHERE id = ?4`,
      email,
      firstName,
      lastName,
      id,
    );
    for (const tag of had.filter((one) => !wanted.includes(one))) {
      await database.run("DELETE FROM customer_tag WHERE customer_id = ? AND tag = ?", id, tag);
    }
    for (const tag of wanted) await addTag(database, id, tag);
  });
  return true;
}

/**
 * The account of another back end's customer, updated from there. If there is none, it is found by the address, or
 * created.
 *
 * @param passwordHash of a password that nobody knows
 * @param now in milliseconds since the epoch
 */
export async function keepCustomer(
  database: Database,
  customer: OutsideCustomer,
  passwordHash: string,
  now: number,
): Promise<HouseAccount> {
  const { outsideId, email } = customer;
  return inTransaction(database, async () => {
    const known = await outsideAccount(database, outsideId);
    if (!known) {
      const owner = await findCredentials(database, email);
      if (owner && (await outsideIdOf(database, owner.id)) !== null) await freeAddress(database, email, null);
      const free = await findCredentials(database, email);
      const id = free?.id ?? randomUUID();
      const { firstName, lastName } = customer;
      if (!free) await database.run(INSERT, id, email, passwordHash, firstName, lastName, now);
      await linkOutside(database, id, outsideId, passwordHash);
    }
    const account = known ?? (await outsideAccount(database, outsideId));
    if (!account) throw new Error("the account was not kept");
    await followCustomer(database, account.id, customer);
    return account;
  });
}
