import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { readAdminSearch } from "~/office/admin/admin-search";
import { AdminSearchPage } from "~/office/admin/page/search-page";
import { findByNumber, searchShop } from "~/office/admin/services/admin-search.server";
import { requireStaff } from "~/provider/auth/guards.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Admin search"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, "today");
  const asked = readAdminSearch(new URL(request.url).searchParams);
  const page = asked && (await orUpstreamProblem(findByNumber(role, asked)));
  if (page) throw redirect(page, 303);
  const found = asked ? await searchShop(role, asked) : [];
  return json({ role, asked, found }, { headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Search() {
  return <AdminSearchPage {...useLoaderData<typeof loader>()} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
