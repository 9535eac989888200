import { json, type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import stylesheet from "~/house/styles/shop.css";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { ShopPage, ShopProblem, shopMeta } from "~/storefront/shop/page/shop-page";
import { findInShop, normalAddress, shopTitle } from "~/storefront/shop/services/shop-finder.server";
import { shopFacets } from "~/storefront/shop/shop-facets";
import { SHOP_NAMES } from "~/storefront/shop/shop-filter";

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

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Shop() {
  return <ShopPage view={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ShopProblem error={useRouteError()} />;
}
