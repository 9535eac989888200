import { guidesIndex } from "~/content/guides/index-page";
import { publicPage } from "~/platform/cache-policy.server";
import { GuidesIndexPage } from "~/ui/guides/index-page";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(guidesIndex);

export const headers = publicPage;

export default function HowTo() {
  return <GuidesIndexPage />;
}
