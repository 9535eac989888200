import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { LIST_DONE } from "~/house/forms/list-names";
import { unlisted } from "~/house/ui/head/page-title";
import { ListPage, type ListProblem } from "~/ordering/lists/page/list-page";
import { type ListForm, readListForm } from "~/ordering/lists/saved-form.server";
import type { SavedList } from "~/ordering/lists/saved-list";
import { listToday } from "~/ordering/lists/services/list-styles.server";
import {
  copyList,
  findList,
  listLists,
  removeList,
  renameList,
  replaceOlder,
} from "~/ordering/lists/services/lists.server";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";

const { to: LISTS } = accountPages.measurements;

export const meta = unlisted<typeof loader>(({ data }) => data?.list.name ?? "List");

export const headers = privatePage;

const NO_SUCH_LIST = "Your account has no such list";

async function ownList(customerId: string, id = ""): Promise<SavedList> {
  const list = await orUpstreamProblem(findList(customerId, id));
  if (!list) throw notFound(NO_SUCH_LIST);
  return list;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const list = await ownList(user.id, params.id);
  const [today, page] = await orUpstreamProblem(
    Promise.all([listToday(list, user.pricedTier), listLists(user.id, null)]),
  );
  const others = page.lists.filter(({ id }) => id !== list.id);
  const done = new URL(request.url).searchParams.get(LIST_DONE);
  return json({ list, ...today, others, done }, { headers: NOT_CACHED });
}

const refused = (problem: ListProblem, status: number) => json({ problem }, { status, headers: NOT_CACHED });
const onTo = (path: string, done: string) => redirect(`${path}?${LIST_DONE}=${done}`, 303);

async function replacing(older: string, list: SavedList, customerId: string) {
  const outcome = await orUpstreamProblem(replaceOlder(customerId, list, older));
  if (outcome === "done") return onTo(`${LISTS}/${older}`, "replaced");
  return outcome === "changed" ? refused("older-changed", 409) : refused("no-older", 422);
}

async function answer({ intent, name, revision, older }: ListForm, list: SavedList, customerId: string) {
  const { id } = list;
  if (intent === "replace") return replacing(older, list, customerId);
  if (intent === "delete") {
    await orUpstreamProblem(removeList(customerId, id));
    return onTo(LISTS, "deleted");
  }
  if (intent === "copy") {
    const copy = await orUpstreamProblem(copyList(customerId, list));
    return copy ? onTo(`${LISTS}/${copy.id}`, "copied") : refused("full", 409);
  }
  if (!name) return refused("nameless", 422);
  const outcome = await orUpstreamProblem(renameList(customerId, { id, revision }, name));
  if (outcome === "unknown") throw notFound(NO_SUCH_LIST);
  return outcome === "changed" ? refused("changed", 409) : onTo(`${LISTS}/${id}`, "renamed");
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = readListForm(await readForm(request));
  const { user } = await requireUser(request);
  if (!form) throw httpError(400, "This page has no such button, so nothing was changed.");
  return answer(form, await ownList(user.id, params.id), user.id);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function SavedListRoute() {
  return <ListPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.problem ?? null} />;
}
