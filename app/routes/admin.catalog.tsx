import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { readListFilter, readListPost } from "~/office/catalog-editing/catalog-list";
import { listNotice, noticeAddress, noticedStyle } from "~/office/catalog-editing/catalog-notices";
import { CatalogPage } from "~/office/catalog-editing/page/catalog-page";
import { ElsewherePage } from "~/office/catalog-editing/page/elsewhere-page";
import { runListButton } from "~/office/catalog-editing/services/catalog-buttons.server";
import { listCatalog } from "~/office/catalog-editing/services/catalog-editing.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { catalogPage } from "~/provider/catalog/services/styles.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Catalog"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "catalog");
  const elsewhere = await catalogPage();
  if (elsewhere !== null) return json({ elsewhere }, { headers: NOT_CACHED });
  const query = new URL(request.url).searchParams;
  const filter = readListFilter(query);
  const list = await orUpstreamProblem(listCatalog(filter, noticedStyle(query)));
  return json({ elsewhere, filter, list, ...listNotice(query, list.named) }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { user: admin } = await requireStaff(request, "catalog");
  const post = readListPost(form);
  if (!post || (await catalogPage()) !== null) {
    throw httpError(400, "The catalog has no such button, so nothing was changed.");
  }
  const pressed = await orUpstreamProblem(runListButton(post, admin.id));
  if ("copy" in pressed) return redirect(`/admin/catalog/${pressed.copy}?done=duplicated`, 303);
  return redirect(noticeAddress(new URL(request.url).searchParams, pressed), 303);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Catalog() {
  const data = useLoaderData<typeof loader>();
  return data.elsewhere === null ? <CatalogPage {...data} /> : <ElsewherePage title="Catalog" page={data.elsewhere} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
