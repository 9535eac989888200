import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { orUpstreamProblem } from "~/base/platform/http-errors.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { SharedPage } from "~/ordering/cart/page/shared-page";
import { readSharedStyles } from "~/ordering/cart/shared-styles";
import { catalog } from "~/provider/catalog/services/catalog.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Shared pieces") },
  { name: "description", content: "Doors, drawer fronts, panels and fillers that somebody has shared with you." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

/** The pieces are in the fragment, which only the browser sees: it requests the products of their styles. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readSharedStyles(new URL(request.url).searchParams);
  const listed = asked.size === 0 ? [] : await orUpstreamProblem(catalog().list());
  const products = listed.filter(({ id }) => asked.has(id));
  // This page shows no descriptions and at most one picture of each style.
  const priced = products.map((product) => ({ ...product, description: "", images: product.images.slice(0, 1) }));
  return json({ products: priced }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Shared() {
  return <SharedPage />;
}

export { ProblemBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
