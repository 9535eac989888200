import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { LIST_DONE, LIST_INTENT, LIST_STYLE, SAVE_LINES } from "~/house/forms/list-names";
import { ListsPage } from "~/ordering/lists/page/lists-page";
import { readLinesToSave, readStyleToSave, type UnsavedReason } from "~/ordering/lists/saved-form.server";
import { titlesOfLists } from "~/ordering/lists/services/list-styles.server";
import { listLists, saveLists } from "~/ordering/lists/services/lists.server";
import { BEFORE } from "~/ordering/orders/page/order-pages";
import { accountMeta } from "~/provider/account-pages/page/account-info-page";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { requireUser } from "~/provider/auth/guards.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { isProductId } from "~/trade/catalog/product";

const { to: PATH } = accountPages.measurements;

export const meta = accountMeta(accountPages.measurements);

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await requireUser(request);
  const { searchParams } = new URL(request.url);
  const before = searchParams.get(BEFORE);
  const page = await orUpstreamProblem(listLists(user.id, before));
  const titles = await titlesOfLists(page.lists);
  return json({ page, titles, hasNewer: before !== null, done: searchParams.get(LIST_DONE) }, { headers: NOT_CACHED });
}

/** Enough for an order form with a thousand rows in each list, or for the lines of the largest cart in one field. */
const SAVE_LIMITS = { bytes: 1280 * 1024, size: { fields: 40_000, index: 1999 } };

async function listsOf(request: Request, form: URLSearchParams) {
  if (form.get(LIST_INTENT) === SAVE_LINES) return readLinesToSave(form) ?? ("too-long" as const);
  const style = new URL(request.url).searchParams.get(LIST_STYLE) ?? "";
  const product = isProductId(style) ? await orUpstreamProblem(catalog().find(style)) : null;
  if (!product) throw notFound("Product not found");
  const list = readStyleToSave(form, product);
  return typeof list === "string" ? list : [list];
}

const refused = (problem: UnsavedReason | "full", status: number) => json({ problem }, { status, headers: NOT_CACHED });

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, SAVE_LIMITS);
  const { user } = await requireUser(request);
  const lists = await listsOf(request, form);
  if (typeof lists === "string") return refused(lists, 422);
  const { saved, isFull } = await orUpstreamProblem(saveLists(user.id, lists));
  if (isFull) return refused("full", 409);
  const [only] = saved;
  return redirect(
    only && saved.length === 1 ? `${PATH}/${only.id}?${LIST_DONE}=saved` : `${PATH}?${LIST_DONE}=saved`,
    303,
  );
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Measurements() {
  const { page, ...shown } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <ListsPage {...page} {...shown} problem={problem} />;
}
