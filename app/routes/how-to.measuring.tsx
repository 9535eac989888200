import { measuringGuide } from "~/content/guides/measuring";
import { publicPage } from "~/platform/cache-policy.server";
import { MeasuringPage } from "~/ui/guides/measuring-page";
import { pageMeta } from "~/ui/head/page-meta";
import type { FrameHandle } from "~/ui/layout/use-page-part";

export const handle: FrameHandle = { sameForAll: true };

export const meta = pageMeta({ ...measuringGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToMeasure() {
  return <MeasuringPage />;
}
