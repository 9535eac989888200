import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { rushSold } from "~/house/capacity/services/ship-dates.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { FREIGHT_DELIVERY, freightZipIn } from "~/ordering/orders/order-freight";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { OwnTextPage } from "~/storefront/marketing/page/content-page";
import { FreightExamples } from "~/storefront/marketing/page/freight-examples";
import { deliveryText } from "~/storefront/marketing/services/page-texts.server";
import { timelyDeliveryPage } from "~/storefront/marketing/timely-delivery";
import { makingRange, rangeText } from "~/trade/making/making-days";

export const meta = pageMeta(timelyDeliveryPage);

export const headers = publicPage;

/** The page's text does not need the provider; only the lead times of the styles do. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const freight = { zip: freightZipIn(query), delivery: query.get(FREIGHT_DELIVERY) ?? "" };
  const [products, rush] = await Promise.all([orNullIfDown(catalog().list()), rushSold()]);
  if (products === null) return json({ text: deliveryText(null, rush), freight }, { headers: NOT_CACHED });
  const range = makingRange(products, shopFacts().leadDays);
  return json({ text: deliveryText(range && rangeText(range), rush), freight }, { headers: PUBLIC_DATA });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function TimelyDelivery() {
  const { text, freight } = useLoaderData<typeof loader>();
  return (
    <OwnTextPage frame={timelyDeliveryPage} text={text}>
      <FreightExamples first={freight} />
    </OwnTextPage>
  );
}
