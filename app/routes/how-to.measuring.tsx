import { measuringLessons } from "~/content/guides/lessons";
import { measuringGuide } from "~/content/guides/measuring";
import { publicPage } from "~/platform/cache-policy.server";
import { MeasuringPage } from "~/ui/guides/measuring-page";
import { filmPageMeta } from "~/ui/head/film-data";

export const meta = filmPageMeta(
  { ...measuringGuide, crumbs: [{ name: "How To", to: "/how-to" }] },
  measuringLessons.map(({ film, title, summary }) => ({ name: film, title, summary })),
);

export const headers = publicPage;

export default function HowToMeasure() {
  return <MeasuringPage />;
}
