import { measuringLessons } from "~/guides/lessons";
import { measuringGuide } from "~/guides/measuring";
import { filmPageMeta } from "~/guides/page/film-data";
import { MeasuringPage } from "~/guides/page/measuring-page";
import { publicPage } from "~/platform/cache-policy.server";

export const meta = filmPageMeta(
  { ...measuringGuide, crumbs: [{ name: "How To", to: "/how-to" }] },
  measuringLessons.map(({ film, title, summary }) => ({ name: film, title, summary })),
);

export const headers = publicPage;

export default function HowToMeasure() {
  return <MeasuringPage />;
}
