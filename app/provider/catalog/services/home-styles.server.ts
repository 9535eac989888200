import { withTimeout } from "~/base/platform/deadline.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import type { Product } from "~/trade/catalog/product";
import { catalog } from "./catalog.server";

/** As many as fit in a row on a wide screen. */
const SHOWN = 4;

/** How long the home page waits for the provider, in milliseconds. */
const WAIT_MS = 1000;

/** The first styles of the catalog; `null` if the provider does not answer. */
export async function homeStyles(): Promise<readonly Product[] | null> {
  const products = await withTimeout(WAIT_MS, orNullIfDown(catalog().list()));
  return products?.slice(0, SHOWN) ?? null;
}
