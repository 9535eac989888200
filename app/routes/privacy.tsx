import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { OwnTextPage } from "~/storefront/marketing/page/content-page";
import { privacyPage } from "~/storefront/marketing/privacy";
import { privacyText } from "~/storefront/marketing/services/page-texts.server";

export const meta = pageMeta(privacyPage);

export const headers = publicPage;

export function loader() {
  return json(privacyText(env().backups), { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Privacy() {
  return <OwnTextPage frame={privacyPage} text={useLoaderData<typeof loader>()} />;
}
