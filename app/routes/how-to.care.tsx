import { careGuide } from "~/guides/care";
import { CarePage } from "~/guides/page/care-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageMeta } from "~/ui/head/page-meta";

export const meta = pageMeta({ ...careGuide, crumbs: [{ name: "How To", to: "/how-to" }] });

export const headers = publicPage;

export default function HowToCare() {
  return <CarePage />;
}
