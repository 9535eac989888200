import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { accountPages } from "~/content/pages/account-pages";
import { isProductId } from "~/domain/product";
import { LIST_DONE, LIST_INTENT, LIST_STYLE, SAVE_LINES } from "~/forms/list-names";
import { readLinesToSave, readStyleToSave, type UnkeptReason } from "~/forms/saved-form.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { readForm } from "~/platform/read-form.server";
import { catalog } from "~/services/catalog.server";
import { titlesOfLists } from "~/services/list-styles.server";
import { listLists, saveLists } from "~/services/lists.server";
import { accountMeta } from "~/ui/head/account-meta";
import { ListsPage } from "~/ui/lists/lists-page";
import { BEFORE } from "~/ui/orders/order-pages";

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

const refused = (problem: UnkeptReason | "full", status: number) => json({ problem }, { status, headers: NOT_CACHED });

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

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Measurements() {
  const { page, ...shown } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <ListsPage {...page} {...shown} problem={problem} />;
}
