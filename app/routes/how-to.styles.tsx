import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { StylesPage } from "~/storefront/guides/page/styles-page";
import { stylesGuide } from "~/storefront/guides/styles";
import { summarize } from "~/trade/catalog/product-summary";
import { byFamily } from "~/trade/catalog/style-families";

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

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function HowToStyles() {
  return <StylesPage products={useLoaderData<typeof loader>().products} />;
}
