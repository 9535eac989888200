import type { TestProject } from "vitest/node";
import { SHOP_ADMIN } from "../support/http-sign-in";
import { type ShopServer, startShop } from "../support/shop-server";
import { outcomeOf } from "./outcome";

/** A built shop for each worker of the browser tests; each test uses its own browser profile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shops: ShopServer[] = [];
  const start = async () => {
    const shop = await startShop(SHOP_ADMIN);
    shops.push(shop);
    return shop.origin;
  };
  const workers = Array.from({ length: Number(project.config.maxWorkers) });
  project.provide("shopOrigins", await outcomeOf("Shops", () => Promise.all(workers.map(start))));
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
