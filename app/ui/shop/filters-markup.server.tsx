import { renderToString } from "react-dom/server";
import type { ShopView } from "~/domain/finding/shop-view";
import { ShopFilters } from "./shop-filters";

/** The filters as HTML, a root of its own as they are in the browser (decision 84). */
export const filtersMarkup = (view: ShopView): string => renderToString(<ShopFilters view={view} />);
