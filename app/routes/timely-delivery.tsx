import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopFacts } from "~/brand/shop-facts";
import { rushSold } from "~/capacity/services/rush-sold.server";
import { catalog } from "~/catalog/services/catalog.server";
import { makingRange, rangeText } from "~/making/making-days";
import { ContentPage } from "~/marketing/page/content-page";
import { timelyDelivery, timelyDeliveryPage } from "~/marketing/timely-delivery";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import { LEAD_TIME } from "~/promises/lead-time";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(timelyDeliveryPage);

export const headers = publicPage;

/** The page's text does not need the provider; only the lead times of the styles do. */
export async function loader() {
  const [products, rush] = await Promise.all([orNullIfDown(catalog().list()), rushSold()]);
  if (products === null) return json({ days: null, rush }, { headers: NOT_CACHED });
  const range = makingRange(products, shopFacts().leadDays);
  return json({ days: range && rangeText(range), rush }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/layout/page/page-revalidation";

export default function TimelyDelivery() {
  const { days, rush } = useLoaderData<typeof loader>();
  return <ContentPage content={timelyDelivery(days ? LEAD_TIME.now(days) : "", rush)} />;
}
