import { recordsOf } from "~/accounts/account-records.server";
import { findAccount } from "~/accounts/accounts.server";
import type { Database } from "~/database/database.server";
import { shopDatabase } from "~/database/shop-database.server";
import { findList, listLists } from "~/lists/lists.server";
import { everyOrderOf } from "~/orders/orders.server";
import { backend } from "~/provider/provider.server";
import { findQuote, listQuotes } from "~/quotes/quotes.server";
import { orUnavailable } from "./upstream.server";

const NOT_EXPORTED = "Your data could not be put together. Please try again.";

/** Finds each entry of a list that is read in pages. */
async function all<Key, Entry>(
  pageAfter: (last: Key | null) => Promise<{ readonly keys: readonly Key[]; readonly more: boolean }>,
  find: (key: Key) => Promise<Entry | null>,
): Promise<readonly Entry[]> {
  const found: Entry[] = [];
  let last: Key | null = null;
  let more = true;
  while (more) {
    const page = await pageAfter(last);
    for (const key of page.keys) {
      const entry = await find(key);
      if (entry !== null) found.push(entry);
    }
    last = page.keys.at(-1) ?? null;
    more = page.more && last !== null;
  }
  return found;
}

async function quotesOf(database: Database, customerId: string) {
  const page = async (before: string | null) => {
    const { quotes, more } = await listQuotes(database, customerId, before);
    return { keys: quotes.map(({ number }) => number), more };
  };
  return all(page, (number) => findQuote(database, customerId, number));
}

async function listsOf(database: Database, customerId: string) {
  const page = async (before: string | null) => {
    const { lists, olderThan } = await listLists(database, customerId, before);
    return { keys: lists.map(({ id }) => id), more: olderThan !== null };
  };
  return all(page, (id) => findList(database, customerId, id));
}

/** The account itself: all of it if the provider stores it in this process, otherwise what the shop knows of it. */
async function accountOf(database: Database, customerId: string): Promise<object> {
  const { accounts, accountPages } = await backend();
  const known = await findAccount(database, customerId);
  const { email } = known ?? {};
  if (!accounts) {
    const { firstName, lastName, tags } = known ?? {};
    return { email, tags, firstName, lastName, ...(accountPages && { moreAt: accountPages.owner }) };
  }
  const [record, marked] = [await accounts.findRecord(customerId), await accounts.findProfile(customerId)];
  return { email, ...record, ...marked?.profile };
}

/**
 * Everything that the shop stores about an account, for its owner, with the account itself if the provider stores
 * it in this process. It contains neither hashes nor secrets.
 *
 * @throws UpstreamFailure
 */
export async function exportAccount(customerId: string): Promise<object> {
  const collect = async () => {
    const database = await shopDatabase();
    const { messages, events } = await recordsOf(database, customerId);
    return {
      account: await accountOf(database, customerId),
      orders: await everyOrderOf(database, customerId),
      quotes: await quotesOf(database, customerId),
      lists: await listsOf(database, customerId),
      messages,
      events,
    };
  };
  return orUnavailable(NOT_EXPORTED, collect());
}
