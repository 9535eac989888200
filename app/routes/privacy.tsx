import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { TextPage } from "~/storefront/marketing/page/content-page";
import { privacy, privacyPage } from "~/storefront/marketing/privacy";

export const meta = pageMeta(privacyPage);

export const headers = publicPage;

export function loader() {
  const { backups } = env();
  return json({ backups: backups && { hours: backups.hours, count: backups.count } }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Privacy() {
  return <TextPage content={privacy(useLoaderData<typeof loader>().backups)} />;
}
