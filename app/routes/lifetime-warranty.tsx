import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { lifetimeWarrantyPage } from "~/storefront/marketing/lifetime-warranty";
import { OwnTextPage } from "~/storefront/marketing/page/content-page";
import { pageText } from "~/storefront/marketing/services/page-texts.server";

export const meta = pageMeta(lifetimeWarrantyPage);

export const headers = publicPage;

export function loader() {
  return json(pageText("warranty"), { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function LifetimeWarranty() {
  return <OwnTextPage frame={lifetimeWarrantyPage} text={useLoaderData<typeof loader>()} />;
}
