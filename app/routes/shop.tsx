import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { summarize } from "~/domain/product-summary";
import { PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { catalog } from "~/services/catalog.server";
import { pageMeta } from "~/ui/head/page-meta";
import type { FrameHandle } from "~/ui/layout/use-page-part";
import { ShopPage, ShopProblem } from "~/ui/shop/shop-page";

export const handle: FrameHandle = { sameForAll: true };

export const meta = pageMeta({
  title: "Shop",
  description: "Styles of made-to-order cabinet doors, priced by the square foot and cut to your size.",
});

export const headers = publicPage;

export async function loader() {
  const products = await orUpstreamProblem(catalog().list());
  return json({ products: products.map(summarize) }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Shop() {
  return <ShopPage products={useLoaderData<typeof loader>().products} />;
}

export function ErrorBoundary() {
  return <ShopProblem />;
}
