import { measuringGuide } from "~/content/guides/measuring";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { MeasuringPage } from "~/ui/guides/measuring-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...measuringGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = () => PUBLIC_PAGE;

export default function HowToMeasure() {
  return <MeasuringPage />;
}
