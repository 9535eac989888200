import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    shopOrigins: readonly string[];
  }
}

/**
 * The origin of the built shop that this file's tests have for themselves while they run: each worker has one, and runs
 * one file after the other, so that what a test counts there is its own.
 */
export function ownShopOrigin(): string {
  const shops = inject("shopOrigins");
  const origin = shops[(Number(process.env.VITEST_POOL_ID) - 1) % shops.length];
  if (!origin) throw new Error("a browser test runs outside of the workers that have a shop");
  return origin;
}
