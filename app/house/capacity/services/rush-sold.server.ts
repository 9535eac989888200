import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { currentCapacity } from "../capacity-settings.server";
import type { RushRate } from "../rush";

/** What rush costs at present; `null` if it is not sold, or if that could not be read. */
export async function rushSold(): Promise<RushRate | null> {
  const read = async () => (await currentCapacity((await shopDatabase()).db)).settings;
  const { rush } = (await orNullIfDown(orUnavailable("The price of rush could not be read", read()))) ?? {};
  return rush?.isSold ? { percent: rush.percent, leastCents: rush.leastCents } : null;
}
