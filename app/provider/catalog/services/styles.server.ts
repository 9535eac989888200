import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { withTimeout } from "~/base/platform/deadline.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { shopToday } from "~/house/calendar/shop-today";
import { productOfStyle } from "~/trade/catalog/door-style";
import type { Product } from "~/trade/catalog/product";
import { summarize } from "~/trade/catalog/product-summary";
import { type HiddenStyle, similarStyles } from "~/trade/catalog/similar-styles";
import { providerTraits } from "../../provider.server";
import { hiddenAmong, readStyle } from "../../stored-catalog/styles.server";
import { catalog } from "./catalog.server";

const SIMILAR = 4;

const UNAVAILABLE = "Unable to load products";

/** A style that is no longer made, with those most like it; `null` if there is none. Throws UpstreamFailure. */
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

/** How long the home page waits for the provider, in milliseconds. */
const WAIT_MS = 1000;

/** All styles of the catalog; `null` if the provider does not answer in time for the home page. */
export const stylesInTime = (): Promise<readonly Product[] | null> =>
  withTimeout(WAIT_MS, orNullIfDown(catalog().list()));

/** The address outside the shop where the products are edited; `null` if they are edited here. */
export async function catalogPage(): Promise<string | null> {
  return (await providerTraits()).catalogPage;
}
