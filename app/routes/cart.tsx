import type { MetaFunction } from "@remix-run/node";
import { PUBLIC_PAGE } from "~/platform/caching.server";
import { CartPage } from "~/ui/cart/cart-page";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Shopping Cart") },
  { name: "description", content: "The doors, drawer fronts, panels and fillers you have configured." },
  { name: "robots", content: "noindex" },
];

export const headers = () => PUBLIC_PAGE;

export default function Cart() {
  return <CartPage />;
}
