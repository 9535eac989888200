import { processPage } from "~/content/pages/process";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";
import type { FrameHandle } from "~/ui/layout/use-page-part";
import { ProcessPage } from "~/ui/marketing/process-page";

export const handle: FrameHandle = { sameForAll: true };

export const meta = pageMeta(processPage);

export const headers = publicPage;

export default function Process() {
  return <ProcessPage />;
}
