import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { catalog } from "~/catalog/services/catalog.server";
import { PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { SharedPage } from "~/sharing/page/shared-page";
import { pageTitle } from "~/ui/head/page-title";
import { RouteProblem } from "~/ui/kit/route-problem";

export const meta: MetaFunction = () => [
  { title: pageTitle("Shared pieces") },
  { name: "description", content: "Doors, drawer fronts, panels and fillers that somebody has shared with you." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

export async function loader() {
  const products = await orUpstreamProblem(catalog().list());
  // This page shows no descriptions and at most one picture of each style.
  const priced = products.map((product) => ({ ...product, description: "", images: product.images.slice(0, 1) }));
  return json({ products: priced }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Shared() {
  return <SharedPage products={useLoaderData<typeof loader>().products} />;
}

export function ErrorBoundary() {
  return <RouteProblem error={useRouteError()} />;
}
