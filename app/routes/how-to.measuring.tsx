import { publicPage } from "~/base/platform/cache-policy.server";
import { measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { filmPageMeta } from "~/storefront/guides/page/film";
import { MeasuringPage } from "~/storefront/guides/page/measuring-page";

export const meta = filmPageMeta(
  { ...measuringGuide, crumbs: [{ name: "How To", to: "/how-to" }] },
  measuringLessons.map(({ film, title, summary }) => ({ name: film, title, summary })),
);

export const headers = publicPage;

export default function HowToMeasure() {
  return <MeasuringPage />;
}
