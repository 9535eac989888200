import { randomUUID } from "node:crypto";
import { DECISION_TAGS } from "~/domain/account";
import { TIERS } from "~/domain/tiers";
import type { HouseAccount, OutsideCustomer } from "../contract/house.server";
import { addTag, findCredentials, tagsOf } from "./accounts.server";
import { inTransaction } from "./database.server";
import { revokeSessions } from "./sessions.server";
import type { Database } from "./sqlite-driver.server";
import { forgetTwoFactor } from "./two-factor.server";

/** The tags that another back end decides on; others, such as the admin's, are this one's own. */
const FOLLOWED: readonly string[] = [...TIERS.map(({ id }) => id), ...DECISION_TAGS];

const INSERT = `
  INSERT INTO customer (
    id, email, password_hash, first_name, last_name, phone, business_name, accepts_email_marketing,
    accepts_sms_marketing, created_at
  ) VALUES (?, ?, ?, ?, ?, '', '', 0, 0, ?)`;

/** The account of another back end's customer, or `null`. */
export function outsideAccount(database: Database, outsideId: string): HouseAccount | null {
  const row = database.prepare("SELECT customer_id FROM outside_account WHERE outside_id = ?").get(outsideId) as
    | { customer_id: string }
    | undefined;
  return row ? { id: row.customer_id, outsideId } : null;
}

/** The customer of another back end that an account belongs to, or `null`. */
export function outsideIdOf(database: Database, id: string): string | null {
  const row = database.prepare("SELECT outside_id FROM outside_account WHERE customer_id = ?").get(id) as
    | { outside_id: string }
    | undefined;
  return row?.outside_id ?? null;
}

/** Joins an account with a customer of another back end; whatever led to the account until then ends. */
export function linkOutside(database: Database, id: string, outsideId: string, passwordHash: string): void {
  database.prepare("UPDATE customer SET password_hash = ? WHERE id = ?").run(passwordHash, id);
  revokeSessions(database, id);
  forgetTwoFactor(database, id);
  database.prepare("INSERT INTO outside_account (customer_id, outside_id) VALUES (?, ?)").run(id, outsideId);
}

/** Takes an address from an account that has it no longer, as the other back end says: no two can have one there. */
function freeAddress(database: Database, email: string, but: string | null): void {
  const owner = findCredentials(database, email);
  if (!owner || owner.id === but) return;
  revokeSessions(database, owner.id);
  database
    .prepare("UPDATE customer SET email = ?, email_confirmed_at = NULL WHERE id = ?")
    .run(`${owner.id}@moved.invalid`, owner.id);
}

/**
 * Gives an account the name, the address and the tags that its customer has at the other back end. Another address is
 * not confirmed until somebody signs in with it.
 *
 * @returns whether it had others
 */
export function followCustomer(database: Database, id: string, customer: OutsideCustomer): boolean {
  const { email, firstName, lastName } = customer;
  const wanted = FOLLOWED.filter((tag) => customer.tags.includes(tag));
  const had = tagsOf(database, id).filter((tag) => FOLLOWED.includes(tag));
  const row = database.prepare("SELECT email, first_name, last_name FROM customer WHERE id = ?").get(id) as {
    email: string;
    first_name: string;
    last_name: string;
  };
  const isNamed = row.email === email && row.first_name === firstName && row.last_name === lastName;
  const isTagged = wanted.length === had.length && wanted.every((tag) => had.includes(tag));
  if (isNamed && isTagged) return false;
  inTransaction(database, () => {
    freeAddress(database, email, id);
    database
      .prepare(
        `UPDATE customer SET email_confirmed_at = iif(email = ?1, email_confirmed_at, NULL), email = ?1, first_name = ?2,
           last_name = ?3 WHERE id = ?4`,
      )
      .run(email, firstName, lastName, id);
    for (const tag of had.filter((one) => !wanted.includes(one))) {
      database.prepare("DELETE FROM customer_tag WHERE customer_id = ? AND tag = ?").run(id, tag);
    }
    for (const tag of wanted) addTag(database, id, tag);
  });
  return true;
}

/**
 * The account of another back end's customer, made or found by the address where there is none, with what that one says
 * of the customer by now.
 *
 * @param passwordHash of a password that nobody knows
 * @param now in milliseconds since the epoch
 */
export function keepCustomer(
  database: Database,
  customer: OutsideCustomer,
  passwordHash: string,
  now: number,
): HouseAccount {
  const { outsideId, email } = customer;
  return inTransaction(database, () => {
    const known = outsideAccount(database, outsideId);
    if (!known) {
      const owner = findCredentials(database, email);
      if (owner && outsideIdOf(database, owner.id) !== null) freeAddress(database, email, null);
      const free = findCredentials(database, email);
      const id = free?.id ?? randomUUID();
      const { firstName, lastName } = customer;
      if (!free) database.prepare(INSERT).run(id, email, passwordHash, firstName, lastName, now);
      linkOutside(database, id, outsideId, passwordHash);
    }
    const account = known ?? outsideAccount(database, outsideId);
    if (!account) throw new Error("the account was not kept");
    followCustomer(database, account.id, customer);
    return account;
  });
}
