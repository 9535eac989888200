import type { MetaFunction } from "@remix-run/node";
import { publicPage } from "~/base/platform/cache-policy.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { HangingMapPage } from "~/ordering/paper/page/cart-paper-page";

export const meta: MetaFunction = () => [
  { title: pageTitle("Hanging map") },
  { name: "description", content: "Which piece of your cart hangs where, by room, wall and cabinet." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

export default function HangingMap() {
  return <HangingMapPage />;
}
