import { measuringGuide } from "~/content/guides/measuring";
import { publicPage } from "~/platform/cache-policy.server";
import { MeasuringPage } from "~/ui/guides/measuring-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...measuringGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToMeasure() {
  return <MeasuringPage />;
}
