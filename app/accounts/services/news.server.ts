import { newsTable } from "~/accounts/news-readers";
import { orUnavailable } from "~/database/or-unavailable.server";
import { backend } from "~/provider/provider.server";

const UNAVAILABLE = "The customers who want news could not be listed";

/**
 * Who wants news, as a table with a row of headings; `null` if the accounts are managed elsewhere.
 *
 * @throws UpstreamFailure
 */
export async function newsReaders(): Promise<ReturnType<typeof newsTable> | null> {
  const { accounts } = await backend();
  return accounts && newsTable(await orUnavailable(UNAVAILABLE, accounts.listNewsReaders()));
}
