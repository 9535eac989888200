import { timelyDeliveryPage } from "~/content/pages/timely-delivery";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(timelyDeliveryPage);

export const headers = () => PUBLIC_PAGE;

export default function TimelyDelivery() {
  return <ContentPage content={timelyDeliveryPage} />;
}
