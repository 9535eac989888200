import { NO_FILTER } from "~/shop/shop-filter";
import { shopFilterWords } from "~/shop/shop-filters";
import type { ShopView } from "~/shop/shop-view";
import { chipsOf } from "./filter-words";

/** The title of the shop with its filter: different filters have different titles. */
export function shopTitle(view: ShopView): string | undefined {
  const { filter, isUnreadWidth } = view;
  const words = chipsOf(view).map(({ label }) => label);
  if (isUnreadWidth) words.push("check the width");
  if (filter.sort !== NO_FILTER.sort) words.push(`by ${shopFilterWords.sorts[filter.sort].toLowerCase()}`);
  return words.length > 0 ? `Shop: ${words.join("; ")}` : undefined;
}
