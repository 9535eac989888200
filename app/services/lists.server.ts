import { copyName } from "~/domain/lists/list-name";
import { isListId, type ListContent, type SavedList } from "~/domain/lists/saved-list";
import type { ListPage } from "~/provider/client/lists.server";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orRefused } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const ALL_UNAVAILABLE = "Your lists could not be loaded";
const UNAVAILABLE = "The list could not be loaded";
const UNSAVED = "We cannot tell whether your list was saved. Send it again: the same list is kept once.";
const UNCHANGED = "We cannot tell whether the list was changed. Open it again to see.";

/** Whether the provider stores lists for its accounts. */
export async function keepsLists(): Promise<boolean> {
  return (await providerTraits()).lists;
}

/**
 * A page of the lists of a session's account, newest first, or `null` if the provider does not store lists.
 *
 * @param before the id of the last list on the previous page; ignored if malformed
 * @throws UpstreamFailure
 */
export async function listLists(session: ProviderSession, before: string | null): Promise<ListPage | null> {
  if (!(await keepsLists())) return null;
  const from = before !== null && isListId(before) ? before : undefined;
  const list = provider().as(session).listMyLists(from);
  return orUpstreamFailure(() => ALL_UNAVAILABLE, orNullAt(404, list));
}

/**
 * A list of a session's account, or `null` if the account has no such list.
 *
 * @throws UpstreamFailure
 */
export async function findList(session: ProviderSession, id: string): Promise<SavedList | null> {
  if (!isListId(id) || !(await keepsLists())) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).findMyList(id));
}

/** The lists that were saved; not all of them if the account has reached its limit. */
export interface SavedLists {
  readonly saved: readonly SavedList[];
  readonly isFull: boolean;
}

/**
 * Saves lists to a session's account; one already saved is not saved again.
 *
 * @throws UpstreamFailure
 */
export async function saveLists(session: ProviderSession, lists: readonly ListContent[]): Promise<SavedLists> {
  const saved: SavedList[] = [];
  for (const list of lists) {
    const work = orRefused(provider().as(session).saveList(list), { 409: "full" });
    const one = await orUpstreamFailure(() => UNSAVED, work);
    if (one === "full") return { saved, isFull: true };
    saved.push(one);
  }
  return { saved, isFull: false };
}

/**
 * Renames a list.
 *
 * @param revision the one that was read
 * @throws UpstreamFailure
 */
export async function renameList(
  session: ProviderSession,
  { id, revision }: Pick<SavedList, "id" | "revision">,
  name: string,
): Promise<"renamed" | "changed" | "unknown"> {
  const work = orRefused(provider().as(session).changeList(id, { revision, name }), {
    404: "unknown",
    409: "changed",
  });
  const changed = await orUpstreamFailure(() => UNCHANGED, work);
  return typeof changed === "string" ? changed : "renamed";
}

/**
 * Moves a list's content into an older one, which keeps its name and its address. The list itself is removed only
 * afterward, so that its content always exists in one of them.
 *
 * @param older the id of the older one
 * @throws UpstreamFailure
 */
export async function replaceOlder(
  session: ProviderSession,
  { id, productId, finish, pieces, openings }: SavedList,
  older: string,
): Promise<"replaced" | "changed" | "unknown"> {
  const found = older === id ? null : await findList(session, older);
  if (!found) return "unknown";
  const content = { productId, finish: finish ?? null, pieces, openings };
  const work = orRefused(
    provider()
      .as(session)
      .changeList(older, { revision: found.revision, ...content }),
    {
      404: "unknown",
      409: "changed",
    },
  );
  const changed = await orUpstreamFailure(() => UNCHANGED, work);
  if (typeof changed === "string") return changed;
  await removeList(session, id);
  return "replaced";
}

/**
 * Saves a copy of a list.
 *
 * @returns the copy, or `null` when the account has reached its limit
 * @throws UpstreamFailure
 */
export async function copyList(session: ProviderSession, list: SavedList): Promise<SavedList | null> {
  const { productId, finish, pieces, openings } = list;
  const copy = { name: copyName(list.name), productId, ...(finish && { finish }), pieces, openings };
  const { saved } = await saveLists(session, [copy]);
  return saved[0] ?? null;
}

/**
 * Removes a list; one that no longer exists counts as removed.
 *
 * @throws UpstreamFailure
 */
export async function removeList(session: ProviderSession, id: string): Promise<void> {
  await orUpstreamFailure(() => UNCHANGED, orNullAt(404, provider().as(session).removeList(id)));
}
