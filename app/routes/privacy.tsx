import type { MetaFunction } from "@remix-run/node";
import { privacyPage } from "~/content/pages/privacy";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(privacyPage);

export const headers = () => PUBLIC_PAGE;

export default function Privacy() {
  return <ContentPage content={privacyPage} />;
}
