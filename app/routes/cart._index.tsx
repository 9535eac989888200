import type { MetaFunction } from "@remix-run/node";
import { CartPage } from "~/cart/page/cart-page";
import { publicPage } from "~/platform/cache-policy.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Shopping Cart") },
  { name: "description", content: "The doors, drawer fronts, panels and fillers you have configured." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

export default function Cart() {
  return <CartPage />;
}
