import { NO_FILTER } from "../shop-filter";
import { shopFilterWords } from "../shop-filters";
import type { ShopView } from "../shop-view";
import { chipsOf, countText } from "./filter-words";

/** The title of the shop with its filter and page: different addresses have different titles. */
export function shopTitle(view: ShopView): string | undefined {
  const { filter, isUnreadWidth, page } = view;
  const words = chipsOf(view).map(({ label }) => label);
  if (isUnreadWidth) words.push("check the width");
  if (filter.sort !== NO_FILTER.sort) words.push(`by ${shopFilterWords.sorts[filter.sort].toLowerCase()}`);
  if (page > 1) words.push(`Page ${countText(page)}`);
  return words.length > 0 ? `Shop: ${words.join("; ")}` : undefined;
}
