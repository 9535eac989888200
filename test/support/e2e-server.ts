import type { TestProject } from "vitest/node";
import { requireBrowser } from "./browser";
import { ADMIN } from "./embedded-backend";
import { startShop } from "./shop-server";

declare module "vitest" {
  export interface ProvidedContext {
    shopOrigin: string;
  }
}

/** One built shop for all browser tests; each test uses its own browser profile. */
export default async function setup(project: TestProject) {
  requireBrowser();
  const shop = await startShop({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  project.provide("shopOrigin", shop.origin);
  return () => shop.stop();
}
