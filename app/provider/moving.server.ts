import type { Moving, TakeOverFiles } from "~/database/moving/moving.server";
import { env } from "~/platform/env.server";
import * as backends from "./backends.server";

const STORE = "shopify";

type BackEnd = ((config: never) => unknown) & Moving;

const KNOWN: Readonly<Record<string, BackEnd>> = backends;

/**
 * The files with which a Shopify store takes over customers and products.
 *
 * @throws Error with a message for the operator
 */
export function storeFiles(): TakeOverFiles {
  const takeOver = Object.hasOwn(KNOWN, STORE) ? KNOWN[STORE]?.takeOver : undefined;
  if (!takeOver) throw new Error("This shop has no back end for Shopify.");
  return takeOver(env().publicOrigin);
}
