import { publicPage } from "~/base/platform/cache-policy.server";
import { pageMeta } from "~/house/ui/head/page-meta";
import { careGuide } from "~/storefront/guides/care";
import { CarePage } from "~/storefront/guides/page/care-page";

export const meta = pageMeta({ ...careGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToCare() {
  return <CarePage />;
}
