import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { LabelsPage } from "~/paper/page/labels-page";
import { publicPage } from "~/platform/cache-policy.server";
import stylesheet from "~/styles/labels.css";
import { pageTitle } from "~/ui/head/page-title";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: MetaFunction = () => [
  { title: pageTitle("Labels") },
  { name: "description", content: "A label for every piece in your cart, 30 to a sheet." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

export default function Labels() {
  return <LabelsPage />;
}
