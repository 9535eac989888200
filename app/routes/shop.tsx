import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import type { FrameHandle } from "~/layout/page/frame-handle";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { shopMeta } from "~/shop/page/shop-meta";
import { ShopPage, ShopProblem } from "~/shop/page/shop-page";
import { shopTitle } from "~/shop/page/shop-title.server";
import { findInShop } from "~/shop/services/shop-finder.server";
import { shopFacets } from "~/shop/shop-facets";
import { SHOP_NAMES } from "~/shop/shop-filter-form";
import { normalAddress } from "~/shop/shop-query.server";
import stylesheet from "~/styles/shop.css";

export const handle: FrameHandle = { query: SHOP_NAMES };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta = shopMeta;

export const headers = publicPage;

/** Redirects to the normal form of the address; from beyond the end, to the last page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const view = await orUpstreamProblem(findInShop(query, shopFacets));
  const normal = normalAddress(query, view.filter, view.page);
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
