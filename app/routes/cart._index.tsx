import type { MetaFunction } from "@remix-run/node";
import { publicPage } from "~/base/platform/cache-policy.server";
import { pageTitle } from "~/house/ui/head/page-title";
import { CartPage } from "~/ordering/cart/page/cart-page";

export const meta: MetaFunction = () => [
  { title: pageTitle("Shopping Cart") },
  { name: "description", content: "The doors, drawer fronts, panels and fillers you have configured." },
  { name: "robots", content: "noindex" },
];

export const headers = publicPage;

export default function Cart() {
  return <CartPage />;
}
