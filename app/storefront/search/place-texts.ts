import { accountPages } from "~/provider/account-pages/page/account-pages";
import { comparePage } from "~/storefront/compare/page/compare";
import { shopFilterWords } from "~/storefront/shop/shop-filters";
import type { SearchedText } from "./searched-text";

/** Pages where visitors do something rather than read. */
export const placeTexts: readonly SearchedText[] = [
  {
    title: shopFilterWords.sorts.price,
    within: "Shop",
    to: "/shop?sort=price",
    paragraphs: ["All door styles, the least expensive by the square foot first."],
  },
  { title: comparePage.title, within: "Shop", to: "/compare", paragraphs: [comparePage.lead] },
  {
    title: "Sign In",
    within: "Account",
    to: "/login",
    paragraphs: ["Sign in for your orders, quotes, saved lists and trade prices, or for a new password."],
  },
  {
    title: accountPages.ordersCurrent.title,
    within: "Account",
    to: accountPages.ordersCurrent.to,
    paragraphs: ["Your current orders: how far each is, and its page, where it can be changed or canceled."],
  },
].map((place) => ({ kind: "page", photo: null, ...place }));
