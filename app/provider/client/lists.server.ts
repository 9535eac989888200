import type { ListChange, ListContent, SavedList, SavedListSummary } from "~/domain/lists/saved-list";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** A page of an account's lists. */
export interface ListPage {
  readonly lists: readonly SavedListSummary[];
  /** The id that leads to older ones, or `null`. */
  readonly olderThan: string | null;
}

/** Calls on the signed-in customer's lists. */
export interface ListCalls {
  /**
   * A page of the account's lists, newest first.
   *
   * @param before the id of the last list on the previous page
   */
  listMyLists(before?: string): Promise<ListPage>;
  /** @throws ProviderError with status 409 when the account has reached its limit */
  saveList(list: ListContent): Promise<SavedList>;
  findMyList(id: string): Promise<SavedList | null>;
  /** @throws ProviderError with status 404 when there is no such list, 409 when it was changed in the meantime */
  changeList(id: string, change: ListChange): Promise<SavedList>;
  /** @throws ProviderError with status 404 when there is no such list */
  removeList(id: string): Promise<void>;
}

/** @param send attaches the session */
export function listCalls(send: Send): ListCalls {
  return {
    async listMyLists(before) {
      const { lists, more } = await send({ name: "listMyLists", ...(before !== undefined && { query: { before } }) });
      return { lists, olderThan: (more && lists.at(-1)?.id) || null };
    },
    saveList: (list) => send({ name: "saveList", body: list }),
    findMyList: (id) => orNullAt(404, send({ name: "getMyList", id })),
    changeList: (id, change) => send({ name: "changeList", id, body: change }),
    async removeList(id) {
      await send({ name: "removeList", id });
    },
  };
}
