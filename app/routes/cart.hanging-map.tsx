import type { MetaFunction } from "@remix-run/node";
import { HangingMapPage } from "~/paper/page/hanging-map-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Hanging map") },
  { name: "description", content: "Which piece of your cart hangs where, by room, wall and cabinet." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

export default function HangingMap() {
  return <HangingMapPage />;
}
