import type { TestProject } from "vitest/node";
import { outcomeOf } from "../set-up/outcome";
import { ADMIN } from "./embedded-backend";
import { type ShopServer, startShop } from "./shop-server";

/** A built shop for each worker of the browser tests; each test uses its own browser profile. */
export default async function setup(project: TestProject) {
  const { maxWorkers } = project.config;
  const shops: ShopServer[] = [];
  const start = async () => {
    const shop = await startShop({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    shops.push(shop);
    return shop.origin;
  };
  const startAll = () => Promise.all(Array.from({ length: Number(maxWorkers) }, start));
  project.provide("shopOrigins", await outcomeOf("Shops", startAll));
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
