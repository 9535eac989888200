import type { Database } from "~/base/database/database.server";
import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { everyBillingOf } from "~/house/invoices/customer-billing.server";
import { findList, listLists, type SavedListPage } from "~/ordering/lists/lists.server";
import type { SavedList } from "~/ordering/lists/saved-list";
import { everyOrderOf } from "~/ordering/orders/stored/orders.server";
import { everyClientPaper } from "~/ordering/quotes/client-papers.server";
import { allQuotes } from "~/ordering/quotes/quotes.server";
import { recordsOf } from "~/provider/accounts/account-records.server";
import { findAccount } from "~/provider/accounts/accounts.server";
import { backend } from "~/provider/provider.server";

const NOT_EXPORTED = "Your data could not be collected. Please try again.";

async function listsOf(database: Database, customerId: string): Promise<readonly SavedList[]> {
  const found: SavedList[] = [];
  let before: string | null = null;
  do {
    const page: SavedListPage = await listLists(database.db, customerId, before);
    for (const { id } of page.lists) {
      const list = await findList(database.db, customerId, id);
      if (list) found.push(list);
    }
    before = page.olderThan;
  } while (before !== null);
  return found;
}

/** The account itself: all of it if the provider stores it in this process, otherwise what the shop knows about it. */
async function accountOf(database: Database, customerId: string): Promise<object> {
  const { accounts, accountPages } = await backend();
  const known = await findAccount(database.db, customerId);
  const { email } = known ?? {};
  if (!accounts) {
    const { firstName, lastName, tags } = known ?? {};
    return { email, tags, firstName, lastName, ...(accountPages && { moreAt: accountPages.owner }) };
  }
  const [record, marked] = [await accounts.findRecord(customerId), await accounts.findProfile(customerId)];
  return { email, ...record, ...marked?.profile };
}

/**
 * Everything that the shop stores about an account, for its owner, with the account itself if the provider stores it in
 * this process. It contains neither hashes nor secrets, nor internal notes. Throws UpstreamFailure.
 */
export async function exportAccount(customerId: string): Promise<object> {
  const collect = async () => {
    const database = await shopDatabase();
    const { messages, events } = await recordsOf(database.db, customerId);
    return {
      account: await accountOf(database, customerId),
      orders: await everyOrderOf(database.db, customerId),
      termsAndTax: await everyBillingOf(database.db, { accountId: customerId }),
      quotes: await allQuotes(database.db, customerId),
      quotesForClients: await everyClientPaper(database.db, customerId),
      lists: await listsOf(database, customerId),
      messages,
      events,
    };
  };
  return orUnavailable(NOT_EXPORTED, collect());
}
