import type { Selectable } from "kysely";
import { type Database, type Reader, type Transaction, write } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { isOver, ORDER_STATES } from "~/house/capacity/order-state";
import { TIERS } from "~/trade/pricing/tiers";
import { type Account, ADMIN_TAG, accountState, DECISION_TAGS, type DecisionTag, tierOf } from "./account";
import {
  describeAccount,
  hasGuestOrders,
  joinGuest,
  moveAccountFile,
  removeAccountFile,
} from "./customer-files.server";

export interface KnownAccount extends Account {
  /** Absent if the provider does not send it. */
  readonly businessName?: string;
}

type AccountRow = Selectable<Schema["account"]>;

const rowOf = ({ id, email, firstName, lastName, tags, emailConfirmed }: KnownAccount): AccountRow => ({
  id,
  email,
  first_name: firstName,
  last_name: lastName,
  tags: JSON.stringify([...tags].sort()),
  tier: tierOf(tags)?.id ?? null,
  email_confirmed: emailConfirmed ? 1 : 0,
});

const isSame = (one: AccountRow, other: AccountRow) =>
  (Object.keys(one) as (keyof AccountRow)[]).every((name) => one[name] === other[name]);

const findRow = (db: Reader, id: string) =>
  db.selectFrom("account").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Stores a copy of an account. Orders, events, mails and the customer's file refer to accounts, but the provider
 * returns only the account of the person who is signed in.
 */
export async function storeAccount(trx: Transaction, account: KnownAccount): Promise<void> {
  const { id, ...changed } = rowOf(account);
  const { email, firstName, lastName, businessName = null, tags } = account;
  const described = { id, email, firstName, lastName, businessName };
  await describeAccount(trx, { ...described, tier: changed.tier, state: accountState(tags) });
  await trx
    .insertInto("account")
    .values({ id, ...changed })
    .onConflict((known) => known.column("id").doUpdateSet(changed))
    .execute();
}

/**
 * Stores a copy of the signed-in account, unless it is up to date. If its address is confirmed, it gets the orders that
 * guests placed under it. Throws BusyError.
 */
export async function rememberAccount(database: Database, account: KnownAccount, now = Date.now()): Promise<void> {
  const known = await findRow(database.db, account.id);
  const joins = account.emailConfirmed && (await hasGuestOrders(database.db, account.email));
  if (!joins && known && isSame(rowOf(account), known)) return;
  await write(database, async (trx) => {
    await storeAccount(trx, account);
    if (joins) await joinGuest(trx, account, now);
  });
}

export async function findAccount(db: Reader, id: string): Promise<KnownAccount | null> {
  const row = await findRow(db, id);
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

/** How many accounts wait for a decision, as last stored here; a remote provider may have more. */
export async function countApplicants(db: Reader): Promise<number> {
  const tiers = TIERS.flatMap(({ id, requiresApproval }) => (requiresApproval ? [id] : []));
  const { count } = await db
    .selectFrom("account")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("tier", "in", tiers)
    .where((account) =>
      account.and([...DECISION_TAGS, ADMIN_TAG].map((tag) => account("tags", "not like", `%"${tag}"%`))),
    )
    .executeTakeFirstOrThrow();
  return count;
}

const APPROVED: DecisionTag = "approved";

/**
 * Whether the shop takes many orders from an account: its address is confirmed, or the shop approved it or confirmed
 * one of its orders. That the address is its owner's is for {@link hasConfirmedAddress} to say.
 */
export async function isTrusted(db: Reader, id: string): Promise<boolean> {
  const account = await findAccount(db, id);
  if (account?.emailConfirmed || account?.tags.some((tag) => tag === APPROVED || tag === ADMIN_TAG)) return true;
  const confirmed = await db
    .selectFrom("customer_order")
    .select("id")
    .where("customer_id", "=", id)
    .where("state", "not in", ["received", "cancelled"])
    .limit(1)
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Whether an account's address is surely its owner's: what concerns the address is shown to no other account. */
export async function hasConfirmedAddress(db: Reader, id: string): Promise<boolean> {
  return (await findAccount(db, id))?.emailConfirmed ?? false;
}

/** Removes what the shop stores for an account, including the notes about it. Its orders remain as guest orders. */
export async function forgetAccount(trx: Transaction, id: string): Promise<void> {
  await removeAccountFile(trx, id);
  await trx.deleteFrom("saved_list").where("customer_id", "=", id).execute();
  await trx.deleteFrom("quote").where("customer_id", "=", id).execute();
  await trx.deleteFrom("letterhead").where("customer_id", "=", id).execute();
  await trx.deleteFrom("staff").where("account_id", "=", id).execute();
  await trx.updateTable("customer_order").set({ customer_id: null }).where("customer_id", "=", id).execute();
  await trx.deleteFrom("account").where("id", "=", id).execute();
}

/**
 * Gives an account what belongs to the accounts that had its address under an earlier provider, and removes those. The
 * caller must know that the address is the owner's.
 */
export async function adoptRecords(
  trx: Transaction,
  { id, email }: Pick<KnownAccount, "id" | "email">,
  isFormer: (id: string) => boolean,
): Promise<void> {
  const found = await trx.selectFrom("account").select("id").where("email", "=", email).execute();
  for (const former of found.filter((account) => isFormer(account.id))) {
    for (const table of ["saved_list", "quote", "customer_order"] as const) {
      await trx.updateTable(table).set({ customer_id: id }).where("customer_id", "=", former.id).execute();
    }
    const role = trx.selectFrom("staff").select("role").where("account_id", "=", id);
    if (!(await role.executeTakeFirst())) {
      await trx.updateTable("staff").set({ account_id: id }).where("account_id", "=", former.id).execute();
    }
    const letterhead = trx.selectFrom("letterhead").select("customer_id").where("customer_id", "=", id);
    if (!(await letterhead.executeTakeFirst())) {
      await trx.updateTable("letterhead").set({ customer_id: id }).where("customer_id", "=", former.id).execute();
    }
    await trx.deleteFrom("letterhead").where("customer_id", "=", former.id).execute();
    await moveAccountFile(trx, former.id, id);
    await trx.deleteFrom("account").where("id", "=", former.id).execute();
  }
}

export async function countOrders(db: Reader, customerId: string): Promise<{ active: number; total: number }> {
  return db
    .selectFrom("customer_order")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("state", "not in", ORDER_STATES.filter(isOver)).as("active"),
      fn.countAll<number>().as("total"),
    ])
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
}
