import type { Transaction } from "~/base/database/database.server";
import { type Account, ADMIN_TAG, DECISION_TAGS, isAdmin } from "~/provider/accounts/account";
import { findAccount, type KnownAccount, storeAccount } from "~/provider/accounts/accounts.server";
import { TIERS } from "~/trade/pricing/tiers";

/** The id is the numeric part of the global one, the address is normalized, and the tags include those unknown here. */
export type ShopifyCustomer = Omit<Account, "emailConfirmed">;

const PREFIX = "gid://shopify/Customer/";

export const isCustomerId = (id: string): boolean => /^\d{1,20}$/.test(id);

export const customerIdOfGid = (gid: string): string => gid.replace(PREFIX, "");

export const customerGid = (id: string): string => `${PREFIX}${id}`;

const TAGS: readonly string[] = [...TIERS.map(({ id }) => id), ...DECISION_TAGS];

/** A customer as the contract describes an account, with the admin role among its tags however it was granted. */
export function accountOf(
  { tags, ...person }: ShopifyCustomer,
  emailConfirmed: boolean,
  adminEmails: readonly string[],
): KnownAccount {
  const roles = isAdmin({ ...person, tags, emailConfirmed }, adminEmails) ? [ADMIN_TAG] : [];
  return { ...person, tags: [...TAGS.filter((tag) => tags.includes(tag)), ...roles], emailConfirmed };
}

/** Updates what the shop remembers of a customer; a different address is unconfirmed until they sign in with it. */
export async function rememberCustomer(
  trx: Transaction,
  customer: ShopifyCustomer,
  adminEmails: readonly string[],
): Promise<KnownAccount> {
  const known = await findAccount(trx, customer.id);
  const isConfirmed = known?.email === customer.email && known.emailConfirmed;
  const account = accountOf(customer, isConfirmed, adminEmails);
  await storeAccount(trx, account);
  return account;
}

/** A number in E.164, or `null` if Shopify would refuse it. Ten digits count as North American. */
export function internationalPhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, "");
  if (typed.trim().startsWith("+")) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (/^1[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return `+${digits}`;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : null;
}
