import type { Database } from "~/base/database/database.server";
import { env } from "~/base/platform/env.server";
import { shopToday } from "~/house/calendar/shop-today";
import * as backends from "./backends.server";
import type { Receivers, TakeOverFiles, TakingOver } from "./contract/take-over.server";

type BackEnd = ((config: never) => unknown) & TakingOver;

const KNOWN: Readonly<Record<string, BackEnd>> = backends;

const known = (name: string): TakingOver => (Object.hasOwn(KNOWN, name) ? (KNOWN[name] ?? {}) : {});

/** The files with which a Shopify store takes over. Throws an error for the operator. */
export function storeFiles(): TakeOverFiles {
  const { takeOver } = known("shopify");
  if (!takeOver) throw new Error("This shop has no back end for Shopify.");
  return takeOver(env().publicOrigin);
}

/** Reads the customers and products of the shop's database. Throws an error for the operator. */
export function handedOver(): (database: Database, receivers: Receivers) => Promise<void> {
  const { handOver } = known("embedded");
  if (!handOver) throw new Error("This shop has no back end that stores customers.");
  const today = shopToday();
  return (database, receivers) => handOver(database, receivers, today);
}

/** Stores accounts that were registered earlier. Throws an error for the operator. */
export function earlierAccounts(): NonNullable<TakingOver["addEarlierAccount"]> {
  const { addEarlierAccount } = env().provider === "embedded" ? known("embedded") : {};
  if (!addEarlierAccount) throw new Error("This shop's customers are stored by its provider, not in its database.");
  return addEarlierAccount;
}
