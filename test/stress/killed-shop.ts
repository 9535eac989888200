import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type ShopServer, startShop } from "../support/shop-server";

/** How often a test kills the shop; `STRESS_KILLS` makes a run shorter. */
export const KILLS = Number(process.env.STRESS_KILLS ?? 100);

interface Round {
  readonly environment: Readonly<Record<string, string>>;
  /** The number of concurrent writers. */
  readonly writers: number;
  /** The range for the random time from its first answer to a writer until it is killed, in milliseconds. */
  readonly between: readonly [number, number];
  /** Writes once; `false` once the shop no longer answers. */
  readonly write: (shop: ShopServer) => Promise<boolean>;
}

/** Starts the built shop, lets each writer write one thing after another, and sends it SIGKILL while they write. */
export async function killWhileWriting({ environment, writers, between: [least, most], write }: Round): Promise<void> {
  const shop = await startShop(environment);
  const firsts = Array.from({ length: writers }, () => write(shop));
  const all = firsts.map(async (first) => {
    for (let isUp = await first; isUp; isUp = await write(shop));
  });
  await Promise.race(firsts);
  await delay(least + Math.random() * (most - least));
  shop.process.kill("SIGKILL");
  await once(shop.process, "exit");
  await Promise.all(all);
  await shop.stop();
}
