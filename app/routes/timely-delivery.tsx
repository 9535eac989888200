import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LEAD_TIME } from "~/content/lead-time";
import { timelyDelivery, timelyDeliveryPage } from "~/content/pages/timely-delivery";
import { makingRange, rangeText } from "~/domain/making-days";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { catalog } from "~/services/catalog.server";
import { termsShown } from "~/services/settings.server";
import { unlessAway } from "~/services/unless-away.server";
import { pageMeta } from "~/ui/head/page-meta";
import { ContentPage } from "~/ui/marketing/content-page";

export const meta = pageMeta(timelyDeliveryPage);

export const headers = publicPage;

/** The page's text does not need the provider; only the lead times of the styles do. */
export async function loader() {
  const [products, { leadDays }] = await Promise.all([unlessAway(catalog().list()), termsShown(null)]);
  if (products === null) return json({ days: null }, { headers: NOT_CACHED });
  const range = makingRange(products, leadDays);
  return json({ days: range && rangeText(range) }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function TimelyDelivery() {
  const { days } = useLoaderData<typeof loader>();
  return <ContentPage content={timelyDelivery(days ? LEAD_TIME.now(days) : "")} />;
}
