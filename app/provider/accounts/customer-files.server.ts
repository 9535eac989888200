import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { normalizeEmail } from "~/base/addresses/email";
import type { Reader, Transaction } from "~/base/database/database.server";
import { folded } from "~/base/database/differences/search-text.server";
import type { Schema } from "~/base/database/schema/schema.server";
import type { EpochMs } from "~/base/time/time";
import { recordEvent } from "~/house/audit/audit.server";
import { dropBilling, moveBilling } from "~/house/invoices/customer-billing.server";
import type { AccountState } from "./account";

export type FileRow = Selectable<Schema["customer_file"]>;

interface Described {
  /** In any spelling. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
}

const columnsOf = ({ email, firstName, lastName, businessName }: Described) => ({
  email: normalizeEmail(email),
  first_name: firstName,
  last_name: lastName,
  business_name: businessName,
  search_text: [`${firstName} ${lastName}`, email, businessName].map(folded).join("\n"),
});

export const fileOfAccount = (db: Reader, accountId: string): Promise<FileRow | undefined> =>
  db.selectFrom("customer_file").selectAll().where("account_id", "=", accountId).executeTakeFirst();

const fileOfGuest = (db: Reader, email: string): Promise<FileRow | undefined> =>
  db
    .selectFrom("customer_file")
    .selectAll()
    .where("email", "=", email)
    .where("account_id", "is", null)
    .executeTakeFirst();

type Changed = ReturnType<typeof columnsOf> & Partial<Pick<FileRow, "account_id" | "tier" | "state">>;

async function put(trx: Transaction, known: FileRow | undefined, changed: Changed): Promise<number> {
  if (!known) {
    const { id } = await trx
      .insertInto("customer_file")
      .values({ key: randomBytes(16).toString("hex"), ...changed })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }
  const isSame = (Object.keys(changed) as (keyof Changed)[]).every((name) => changed[name] === known[name]);
  if (!isSame) await trx.updateTable("customer_file").set(changed).where("id", "=", known.id).execute();
  return known.id;
}

export interface DescribedAccount extends Omit<Described, "businessName"> {
  readonly id: string;
  /** `null` if unknown: then that of the latest order stays. */
  readonly businessName: string | null;
  readonly tier: string | null;
  readonly state: AccountState;
}

export async function describeAccount(trx: Transaction, { id, businessName, ...account }: DescribedAccount) {
  const known = await fileOfAccount(trx, id);
  const { tier, state } = account;
  const described = columnsOf({ ...account, businessName: businessName ?? known?.business_name ?? "" });
  await put(trx, known, { ...described, account_id: id, tier, state });
}

export type OrderSender = Pick<
  Selectable<Schema["customer_order"]>,
  "customer_id" | "email" | "first_name" | "last_name" | "business_name"
>;

/** The file that an order belongs to: its account's, or that of a guest's address. It is made if there is none. */
export async function fileForOrder(trx: Transaction, order: OrderSender): Promise<number> {
  const { customer_id: accountId, email, first_name: firstName, last_name: lastName } = order;
  const known =
    accountId === null ? await fileOfGuest(trx, normalizeEmail(email)) : await fileOfAccount(trx, accountId);
  const businessName = order.business_name || known?.business_name || "";
  if (accountId === null) {
    // Anybody can type any address, so an order under it renames nobody.
    return known ? known.id : put(trx, known, columnsOf({ email, firstName, lastName, businessName }));
  }
  const described = known
    ? { email: known.email, firstName: known.first_name, lastName: known.last_name }
    : { email, firstName, lastName };
  return put(trx, known, {
    ...columnsOf({ ...described, businessName }),
    account_id: accountId,
    ...(!known && { state: "active" as const }),
  });
}

async function empty(trx: Transaction, from: FileRow, to: number): Promise<void> {
  await trx.updateTable("customer_order").set({ file_id: to }).where("file_id", "=", from.id).execute();
  await trx.updateTable("customer_note").set({ file_id: to }).where("file_id", "=", from.id).execute();
  await trx.deleteFrom("customer_file").where("id", "=", from.id).execute();
}

export async function hasGuestOrders(db: Reader, email: string): Promise<boolean> {
  return (await fileOfGuest(db, normalizeEmail(email))) !== undefined;
}

/**
 * Gives an account the orders and notes of the guest with its address, and the guest's terms unless it has its own. The
 * caller must know that the address is the account owner's.
 */
export async function joinGuest(
  trx: Transaction,
  { id, email }: Pick<DescribedAccount, "id" | "email">,
  now: EpochMs,
): Promise<void> {
  const [guest, file] = [await fileOfGuest(trx, normalizeEmail(email)), await fileOfAccount(trx, id)];
  if (!guest || !file) return;
  await trx.updateTable("customer_order").set({ customer_id: id }).where("file_id", "=", guest.id).execute();
  await moveBilling(trx, { email: guest.email }, { accountId: id });
  await empty(trx, guest, file.id);
  await recordEvent(trx, { kind: "orders.joined", actorId: id, subjectId: id }, now);
}

export async function moveAccountFile(trx: Transaction, from: string, to: string): Promise<void> {
  const [former, file] = [await fileOfAccount(trx, from), await fileOfAccount(trx, to)];
  if (!former) return;
  await moveBilling(trx, { accountId: from }, { accountId: to });
  if (file) await empty(trx, former, file.id);
  else await trx.updateTable("customer_file").set({ account_id: to }).where("id", "=", former.id).execute();
}

/**
 * Removes the file of a deleted account, with its notes; its orders become those of guests. How it was billed stays if
 * there are orders, because tax law asks for that.
 */
export async function removeAccountFile(trx: Transaction, accountId: string): Promise<void> {
  const file = await fileOfAccount(trx, accountId);
  if (!file) return;
  const latest = await trx
    .selectFrom("customer_order")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("file_id", "=", file.id)
    .groupBy("email")
    .execute();
  for (const { id } of latest) {
    const order = await trx.selectFrom("customer_order").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const guest = await fileForOrder(trx, { ...order, customer_id: null });
    await trx
      .updateTable("customer_order")
      .set({ file_id: guest })
      .where("file_id", "=", file.id)
      .where("email", "=", order.email)
      .execute();
  }
  await trx.deleteFrom("customer_note").where("file_id", "=", file.id).execute();
  await trx.deleteFrom("customer_file").where("id", "=", file.id).execute();
  if (latest.length === 0) await dropBilling(trx, { accountId });
}

export async function accountOfKey(db: Reader, key: string): Promise<string | null> {
  const file = await db.selectFrom("customer_file").select("account_id").where("key", "=", key).executeTakeFirst();
  return file?.account_id ?? null;
}
