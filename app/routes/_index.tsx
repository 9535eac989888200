import type { MetaFunction } from "@remix-run/node";
import { brand } from "~/content/brand";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { HomePage } from "~/ui/marketing/home-page";

export const meta: MetaFunction = () => [
  { title: `${brand.slogan} - ${brand.name}` },
  { name: "description", content: brand.description },
];

export const headers = () => PUBLIC_PAGE;

export default function Home() {
  return <HomePage />;
}
