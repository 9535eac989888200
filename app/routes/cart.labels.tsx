import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { publicPage } from "~/base/platform/cache-policy.server";
import stylesheet from "~/house/styles/labels.css";
import { pageTitle } from "~/house/ui/head/page-title";
import { LabelsPage } from "~/ordering/paper/page/cart-paper-page";

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
