import { inject } from "vitest";
import { madeBy, type Outcome } from "../set-up/outcome";

declare module "vitest" {
  export interface ProvidedContext {
    shopOrigins: Outcome<readonly string[]>;
  }
}

/**
 * The origin of the built shop that this file's tests have for themselves while they run: each worker has one, and runs
 * one file after the other, so that what a test counts there is its own.
 *
 * @throws Error with the shop's own words where it did not start.
 */
export function ownShopOrigin(): string {
  const shops = madeBy(inject("shopOrigins"));
  const origin = shops[(Number(process.env.VITEST_POOL_ID) - 1) % shops.length];
  if (!origin) throw new Error("a browser test runs outside of the workers that have a shop");
  return origin;
}
