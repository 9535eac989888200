import { newsTable } from "~/accounts/news-readers";
import { backend } from "~/provider/provider.server";
import { orUnavailable } from "~/provider/upstream.server";

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
