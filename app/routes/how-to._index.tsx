import { guidesIndex } from "~/guides/index-page";
import { GuidesIndexPage } from "~/guides/page/index-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta(guidesIndex);

export const headers = publicPage;

export default function HowTo() {
  return <GuidesIndexPage />;
}
