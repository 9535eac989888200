import type { DataMover, KeptPlace, Moving, TakeOverFiles } from "~/database/moving/moving.server";
import { env } from "~/platform/env.server";
import * as backends from "./backends.server";

/** The back end that stores data, its own or for another one that cannot (decision 75). */
const KEEPER = "embedded";

const STORE = "shopify";

type BackEnd = ((config: never) => unknown) & Moving;

const KNOWN: Readonly<Record<string, BackEnd>> = backends;

const MEMORY = ":memory:";

const known = (name: string): Moving => (Object.hasOwn(KNOWN, name) ? (KNOWN[name] ?? {}) : {});

/**
 * The mover of the data stored here, and where the data is.
 *
 * @throws Error with a message for the operator, if nothing is stored here
 */
export function dataMover(): { readonly mover: DataMover; readonly place: KeptPlace } {
  const { databasePath, databaseUrl, provider } = env();
  if (provider === "remote") throw new Error("PROVIDER=remote keeps nothing here: run this where the provider is.");
  const { mover } = known(KEEPER);
  if (!mover) throw new Error("This shop has no back end that keeps data.");
  if (databaseUrl === null && databasePath === MEMORY) throw new Error("DATABASE_PATH=:memory: keeps nothing.");
  return { mover, place: { databasePath, databaseUrl } };
}

/**
 * The files with which a Shopify store takes over customers and products.
 *
 * @throws Error with a message for the operator
 */
export function storeFiles(): TakeOverFiles {
  const { takeOver } = known(STORE);
  if (!takeOver) throw new Error("This shop has no back end for Shopify.");
  return takeOver(env().publicOrigin);
}
