import type { MetaFunction } from "@remix-run/node";
import { customDesignPage } from "~/content/pages/custom-design";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(customDesignPage);

export const headers = () => PUBLIC_PAGE;

export default function CustomDesign() {
  return <ContentPage content={customDesignPage} />;
}
