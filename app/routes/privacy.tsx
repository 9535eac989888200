import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentPage } from "~/marketing/page/content-page";
import { privacy, privacyPage } from "~/marketing/privacy";
import { PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { env } from "~/platform/env.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(privacyPage);

export const headers = publicPage;

export function loader() {
  const { backups } = env();
  return json({ backups: backups && { hours: backups.hours, count: backups.count } }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function Privacy() {
  return <ContentPage content={privacy(useLoaderData<typeof loader>().backups)} />;
}
