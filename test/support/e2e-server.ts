import type { TestProject } from "vitest/node";
import { requireBrowser } from "./browser";
import { ADMIN } from "./embedded-backend";
import { startShop } from "./shop-server";

/** A built shop for each worker of the browser tests; each test uses its own browser profile. */
export default async function setup(project: TestProject) {
  requireBrowser();
  const { maxWorkers } = project.config;
  const start = () => startShop({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  const shops = await Promise.all(Array.from({ length: Number(maxWorkers) }, start));
  project.provide(
    "shopOrigins",
    shops.map(({ origin }) => origin),
  );
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
