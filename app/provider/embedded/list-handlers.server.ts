import { type Database, whenWritable } from "~/database/database.server";
import { changeList, findList, listLists, removeList, saveList } from "~/lists/lists.server";
import { LIST_CALLS } from "../contract/lists.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface ListOptions {
  readonly database: Database;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const noList = () => refuse(404, "The account has no such list");

/** The calls for saved lists (decision 65). */
export function listHandlers({ database, roles, now }: ListOptions): Record<keyof typeof LIST_CALLS, Handler> {
  return {
    listMyLists: ({ request }) =>
      roles.asCustomer(request, async ({ id }) =>
        answer(200, await listLists(database, id, new URL(request.url).searchParams.get("before"))),
      ),
    saveList: ({ request }) =>
      roles.asCustomer(request, async ({ id: customerId }) => {
        const list = await readBody(request, LIST_CALLS.saveList);
        if (!list) return badRequest();
        const saved = await whenWritable(() => saveList(database, { customerId, list }, now()), request.signal);
        return saved ? answer(201, saved) : refuse(409, "The account keeps as many lists as it may");
      }),
    getMyList: ({ request, id }) =>
      roles.asCustomer(request, async (account) => {
        const found = await findList(database, account.id, id);
        return found ? answer(200, found) : noList();
      }),
    changeList: ({ request, id }) =>
      roles.asCustomer(request, async ({ id: customerId }) => {
        const change = await readBody(request, LIST_CALLS.changeList);
        if (!change) return badRequest();
        const work = () => changeList(database, { customerId, id, change }, now());
        const changed = await whenWritable(work, request.signal);
        if (changed === "unknown") return noList();
        if (changed === "unkeepable") return badRequest();
        return changed === "changed" ? refuse(409, "The list was changed meanwhile") : answer(200, changed);
      }),
    removeList: ({ request, id }) =>
      roles.asCustomer(request, async (account) => {
        const isRemoved = await whenWritable(() => removeList(database, account.id, id), request.signal);
        return isRemoved ? answer(200, {}) : noList();
      }),
  };
}
