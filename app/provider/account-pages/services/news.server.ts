import { orUnavailable } from "~/base/database/or-unavailable.server";
import { newsTable } from "~/provider/accounts/news-readers";
import { backend } from "~/provider/provider.server";

const NEWS_UNAVAILABLE = "The customers who want news could not be listed";

/**
 * Who wants news, as a table with a row of headings; `null` if the accounts are managed elsewhere.
 *
 * @throws UpstreamFailure
 */
export async function newsReaders(): Promise<ReturnType<typeof newsTable> | null> {
  const { accounts } = await backend();
  return accounts && newsTable(await orUnavailable(NEWS_UNAVAILABLE, accounts.listNewsReaders()));
}
