import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import { type Account, ADMIN_TAG, type DecisionTag, tierOf } from "./account";

/** An account, as far as the shop's own records need it. */
export type KnownAccount = Pick<Account, "id" | "email" | "firstName" | "lastName" | "tags" | "emailConfirmed">;

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  /** JSON. */
  readonly tags: string;
  readonly tier: string | null;
  readonly email_confirmed: number;
}

const rowOf = ({ id, email, firstName, lastName, tags, emailConfirmed }: KnownAccount): AccountRow => ({
  id,
  email,
  first_name: firstName,
  last_name: lastName,
  tags: JSON.stringify([...tags].sort()),
  tier: tierOf(tags)?.id ?? null,
  email_confirmed: Number(emailConfirmed),
});

const isSame = (one: AccountRow, other: AccountRow) =>
  (Object.keys(one) as (keyof AccountRow)[]).every((name) => one[name] === other[name]);

const findRow = (database: Database, id: string) => database.get<AccountRow>("SELECT * FROM account WHERE id = ?", id);

/**
 * Stores an account as its provider describes it: orders, events and mails name it, and the provider has no call for
 * somebody else's account. Run it in a transaction.
 */
export async function storeAccount(database: Database, account: KnownAccount): Promise<void> {
  const row = rowOf(account);
  await database.run("DELETE FROM account WHERE id = ?", row.id);
  await database.run(
    `INSERT INTO account (id, email, first_name, last_name, tags, tier, email_confirmed)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.email,
    row.first_name,
    row.last_name,
    row.tags,
    row.tier,
    row.email_confirmed,
  );
}

/**
 * Stores an account, unless it is stored just so.
 *
 * @throws BusyError while the database is busy or full
 */
export async function rememberAccount(database: Database, account: KnownAccount): Promise<void> {
  const known = await findRow(database, account.id);
  if (known && isSame(rowOf(account), known)) return;
  await whenWritable(() => inTransaction(database, () => storeAccount(database, account)));
}

/** An account by its id, as last remembered, or `null`. */
export async function findAccount(database: Database, id: string): Promise<KnownAccount | null> {
  const row = await findRow(database, id);
  return row
    ? {
        id: row.id,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        tags: JSON.parse(row.tags) as string[],
        emailConfirmed: row.email_confirmed === 1,
      }
    : null;
}

const APPROVED: DecisionTag = "approved";

/**
 * Whether the shop trusts an account: its address is confirmed, or the shop approved it or confirmed one of its orders.
 * Other accounts can be registered by anybody in any number.
 */
export async function isTrusted(database: Database, id: string): Promise<boolean> {
  const account = await findAccount(database, id);
  if (account?.emailConfirmed || account?.tags.some((tag) => tag === APPROVED || tag === ADMIN_TAG)) return true;
  const sql = "SELECT 1 FROM customer_order WHERE customer_id = ? AND state NOT IN ('received', 'cancelled') LIMIT 1";
  return (await database.get(sql, id)) !== undefined;
}

/** Removes what the shop stores for an account, in the caller's transaction. Its orders stay, as a guest's. */
export async function forgetAccount(database: Database, id: string): Promise<void> {
  await database.run("DELETE FROM saved_list WHERE customer_id = ?", id);
  await database.run("DELETE FROM quote WHERE customer_id = ?", id);
  await database.run("UPDATE customer_order SET customer_id = NULL WHERE customer_id = ?", id);
  await database.run("DELETE FROM account WHERE id = ?", id);
}

/**
 * Gives an account the orders, quotes and lists of the accounts that had its address under another provider, and
 * removes those accounts, in the caller's transaction. The address must be proven.
 *
 * @param isFormer whether an account with this id is another provider's
 */
export async function adoptRecords(
  database: Database,
  { id, email }: Pick<KnownAccount, "id" | "email">,
  isFormer: (id: string) => boolean,
): Promise<void> {
  const found = await database.all<{ id: string }>("SELECT id FROM account WHERE email = ?", email);
  for (const former of found.filter((account) => isFormer(account.id))) {
    for (const table of ["saved_list", "quote", "customer_order"]) {
      await database.run(`UPDATE ${table} SET customer_id = ? WHERE customer_id = ?`, id, former.id);
    }
    await database.run("DELETE FROM account WHERE id = ?", former.id);
  }
}
