import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import type { FrameHandle } from "~/layout/page/frame-handle";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { ShopPage, ShopProblem } from "~/shop/page/shop-page";
import { shopTitle } from "~/shop/page/shop-title.server";
import { findInShop } from "~/shop/services/shop-finder.server";
import { shopFacets } from "~/shop/shop-facets";
import { SHOP_NAMES } from "~/shop/shop-filter-form";
import { normalAddress } from "~/shop/shop-query.server";
import stylesheet from "~/styles/shop.css";
import { headTags, whereIs } from "~/ui/head/page-meta";

export const handle: FrameHandle = { query: SHOP_NAMES };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

const DESCRIPTION = "Styles of made-to-order cabinet doors, priced by the square foot and cut to your size.";

/** Search engines do not list filtered pages: each style is also on /shop, the canonical address. */
export const meta: MetaFunction<typeof loader> = (about) => {
  const title = about.data?.title;
  const tags = headTags({ title: title ?? "Shop", description: DESCRIPTION }, whereIs(about));
  return title ? [...tags, { name: "robots", content: "noindex, follow" }] : tags;
};

export const headers = publicPage;

/** Redirects to the normal form of the filter's address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = await orUpstreamProblem(findInShop(query, shopFacets));
  const normal = normalAddress(query, view.filter);
  if (normal) return redirect(normal);
  return json({ ...view, title: shopTitle(view) }, { headers: view.isUnreadWidth ? NOT_CACHED : PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Shop() {
  return <ShopPage view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ShopProblem error={useRouteError()} />;
}
