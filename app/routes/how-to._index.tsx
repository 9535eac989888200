import { guidesIndex } from "~/content/guides/index-page";
import { publicPage } from "~/platform/cache-policy.server";
import { GuidesIndexPage } from "~/ui/guides/index-page";
import { pageMeta } from "~/ui/head/page-meta";
import type { FrameHandle } from "~/ui/layout/use-page-part";

export const handle: FrameHandle = { sameForAll: true };

export const meta = pageMeta(guidesIndex);

export const headers = publicPage;

export default function HowTo() {
  return <GuidesIndexPage />;
}
