import type { MetaFunction } from "@remix-run/node";
import { timelyDeliveryPage } from "~/content/pages/timely-delivery";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { contentMeta } from "~/ui/marketing/content-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta: MetaFunction = () => contentMeta(timelyDeliveryPage);

export const headers = () => PUBLIC_PAGE;

export default function TimelyDelivery() {
  return <ContentPage content={timelyDeliveryPage} />;
}
