import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import * as stored from "../lists.server";
import { copyName, type ListChange, type ListContent, type SavedList } from "../saved-list";

const ALL_UNAVAILABLE = "Your lists could not be loaded";
const UNAVAILABLE = "The list could not be loaded";
const UNSAVED = "We cannot tell whether your list was saved. Send it again: the same list is saved only once.";
const UNCHANGED = "We cannot tell whether the list was changed. Open it again to see.";

/** A page of an account's lists, newest first. Throws UpstreamFailure. */
export async function listLists(customerId: string, before: string | null): Promise<stored.SavedListPage> {
  return orUnavailable(ALL_UNAVAILABLE, stored.listLists((await shopDatabase()).db, customerId, before));
}

/** An account's list, or `null` if the account has no such list. Throws UpstreamFailure. */
export async function findList(customerId: string, id: string): Promise<SavedList | null> {
  return orUnavailable(UNAVAILABLE, stored.findList((await shopDatabase()).db, customerId, id));
}

/** The lists that were saved; not all of them if the account has reached its limit. */
interface SavedLists {
  readonly saved: readonly SavedList[];
  readonly isFull: boolean;
}

/** Saves lists to an account; one already saved is not saved again. Throws UpstreamFailure. */
export async function saveLists(customerId: string, lists: readonly ListContent[]): Promise<SavedLists> {
  const database = await shopDatabase();
  const saved: SavedList[] = [];
  for (const list of lists) {
    const one = await orUnavailable(UNSAVED, stored.saveList(database, { customerId, list }, Date.now()));
    if (!one) return { saved, isFull: true };
    saved.push(one);
  }
  return { saved, isFull: false };
}

async function changeList(customerId: string, id: string, change: ListChange): Promise<"done" | "changed" | "unknown"> {
  const changing = stored.changeList(await shopDatabase(), { customerId, id, change }, Date.now());
  const changed = await orUnavailable(UNCHANGED, changing);
  return typeof changed === "string" ? changed : "done";
}

/** Renames a list if its revision is still the one that was read. Throws UpstreamFailure. */
export function renameList(
  customerId: string,
  { id, revision }: Pick<SavedList, "id" | "revision">,
  name: string,
): Promise<"done" | "changed" | "unknown"> {
  return changeList(customerId, id, { revision, name });
}

/**
 * Moves a list's content into an older one, which keeps its name and its address. The list itself is removed only
 * afterward, so that its content always exists in one of them. Throws UpstreamFailure.
 */
export async function replaceOlder(
  customerId: string,
  { id, productId, finish, pieces, openings }: SavedList,
  older: string,
): Promise<"done" | "changed" | "unknown"> {
  const found = older === id ? null : await findList(customerId, older);
  if (!found) return "unknown";
  const content = { productId, finish: finish ?? null, pieces, openings };
  const outcome = await changeList(customerId, older, { revision: found.revision, ...content });
  if (outcome === "done") await removeList(customerId, id);
  return outcome;
}

/** Saves a copy of a list; `null` when the account has reached its limit. Throws UpstreamFailure. */
export async function copyList(customerId: string, list: SavedList): Promise<SavedList | null> {
  const { productId, finish, pieces, openings } = list;
  const copy = { name: copyName(list.name), productId, ...(finish && { finish }), pieces, openings };
  const { saved } = await saveLists(customerId, [copy]);
  return saved[0] ?? null;
}

/** Removes a list; one that no longer exists counts as removed. Throws UpstreamFailure. */
export async function removeList(customerId: string, id: string): Promise<void> {
  await orUnavailable(UNCHANGED, stored.removeList(await shopDatabase(), customerId, id));
}
