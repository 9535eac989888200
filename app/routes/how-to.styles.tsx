import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { summarize } from "~/catalog/product-summary";
import { catalog } from "~/catalog/services/catalog.server";
import { byFamily } from "~/catalog/style-families";
import { StylesPage } from "~/guides/page/styles-page";
import { stylesGuide } from "~/guides/styles";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...stylesGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

/** The guide's text does not need the provider; only the doors shown with it do. */
export async function loader() {
  const listed = await orNullIfDown(catalog().list());
  if (listed === null) return json({ products: null }, { headers: NOT_CACHED });
  const sorted = byFamily(listed, stylesGuide.families);
  const products = Object.fromEntries(
    [...sorted].map(([id, styles]) => {
      const shown = styles.slice(0, stylesGuide.shown);
      return [id, { shown: shown.map(summarize), isAll: shown.length === styles.length }];
    }),
  );
  return json({ products }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function HowToStyles() {
  return <StylesPage products={useLoaderData<typeof loader>().products} />;
}
