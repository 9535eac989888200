import type { MetaFunction } from "@remix-run/node";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { TiersPage } from "~/ui/account/tiers-page";
import { pageTitle } from "~/ui/layout/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Account Tiers") },
  {
    name: "description",
    content: "Trade, reseller, dealer and wholesaler accounts: what each offers and how to get it.",
  },
];

export const headers = () => PUBLIC_PAGE;

export default function Tiers() {
  return <TiersPage />;
}
