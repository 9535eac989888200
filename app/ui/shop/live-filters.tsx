import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { shopAddress, shopSearch } from "~/forms/shop-filter";
import { filterIn, ShopFilters, type ShopFiltersProps } from "./shop-filters";

/** Filters that run; they are given new props, and taken away, by whoever placed them. */
export interface LiveFilters {
  readonly update: (props: Required<ShopFiltersProps>) => void;
  readonly remove: () => void;
}

const element = (props: ShopFiltersProps) => <ShopFilters {...props} />;

/**
 * Brings the filters that the server has sent to life, or fills the place where it has sent none. What was chosen before is
 * applied.
 *
 * @param served what the server has sent them with
 */
export function bringToLife(
  place: HTMLElement,
  served: Required<ShopFiltersProps>,
  props: Required<ShopFiltersProps>,
): LiveFilters {
  const form = place.querySelector("form");
  const typed = form && filterIn(form);
  const root = flushSync(() => (form ? hydrateRoot(place, element(served)) : createRoot(place)));
  root.render(element(props));
  if (typed && shopSearch(typed) !== shopSearch(served.view.filter)) props.onGo(shopAddress(typed));
  return {
    update: (next) => root.render(element(next)),
    // A root must not go while the page around it is being rendered.
    remove: () => void setTimeout(() => root.unmount()),
  };
}
