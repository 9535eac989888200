import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { OwnTextPage } from "~/storefront/marketing/page/content-page";
import { pageText } from "~/storefront/marketing/services/page-texts.server";
import { termsPage } from "~/storefront/marketing/terms";

export const meta = pageMeta(termsPage);

export const headers = publicPage;

export function loader() {
  return json(pageText("terms"), { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Terms() {
  return <OwnTextPage frame={termsPage} text={useLoaderData<typeof loader>()} />;
}
