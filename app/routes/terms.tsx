import type { MetaFunction } from "@remix-run/node";
import { termsPage } from "~/content/pages/terms";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(termsPage);

export const headers = () => PUBLIC_PAGE;

export default function Terms() {
  return <ContentPage content={termsPage} />;
}
