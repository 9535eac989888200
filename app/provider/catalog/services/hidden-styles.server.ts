import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { shopToday } from "~/house/calendar/shop-today";
import { hiddenAmong, readStyle } from "~/provider/stored-catalog/styles.server";
import { productOfStyle } from "~/trade/catalog/door-style";
import { summarize } from "~/trade/catalog/product-summary";
import type { HiddenStyle } from "~/trade/catalog/similar-styles";
import { similarStyles } from "~/trade/catalog/similar-styles";
import { catalog } from "./catalog.server";
import { catalogPage } from "./catalog-page.server";

/** How many similar styles the page of a hidden style shows. */
const SIMILAR = 4;

const UNAVAILABLE = "Unable to load products";

/**
 * A style that is no longer made, with the styles most like it; `null` if there is none with this handle.
 *
 * @throws UpstreamFailure
 */
export async function hiddenStyle(handle: string): Promise<HiddenStyle | null> {
  if ((await catalogPage()) !== null) return null;
  const { db } = await shopDatabase();
  const style = await orUnavailable(UNAVAILABLE, readStyle(db, shopToday(), handle));
  if (style?.state !== "hidden") return null;
  const product = productOfStyle(style);
  const products = (await orNullIfDown(catalog().list())) ?? [];
  const similar = similarStyles(product, products, SIMILAR).map(summarize);
  return { title: style.title, image: product.images[0] ?? null, similar };
}

/** The titles of those styles that are no longer made; empty if they cannot be read, because pages can do without. */
export async function hiddenTitles(handles: readonly string[]): Promise<readonly string[]> {
  if (handles.length === 0 || (await catalogPage()) !== null) return [];
  const { db } = await shopDatabase();
  return (await orNullIfDown(orUnavailable(UNAVAILABLE, hiddenAmong(db, handles)))) ?? [];
}
