import type { MetaFunction } from "@remix-run/node";
import { lifetimeWarrantyPage } from "~/content/pages/lifetime-warranty";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(lifetimeWarrantyPage);

export const headers = () => PUBLIC_PAGE;

export default function LifetimeWarranty() {
  return <ContentPage content={lifetimeWarrantyPage} />;
}
