import type { MetaFunction } from "@remix-run/node";
import { processPage } from "~/content/pages/process";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(processPage);

export const headers = () => PUBLIC_PAGE;

export default function Process() {
  return <ContentPage content={processPage} />;
}
