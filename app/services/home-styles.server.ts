import type { Product } from "~/domain/product";
import { unlessLate } from "~/platform/deadline.server";
import { catalog } from "./catalog.server";
import { unlessAway } from "./unless-away.server";

/** As many as stand in a row on a wide screen. */
const SHOWN = 4;

/** The home page does not wait for a provider that is slow, in milliseconds. */
const WAIT_MS = 1000;

/** The first styles of the catalog; `null` while the provider does not tell them. */
export async function homeStyles(): Promise<readonly Product[] | null> {
  const products = await unlessLate(WAIT_MS, unlessAway(catalog().list()));
  return products?.slice(0, SHOWN) ?? null;
}
