import { inject } from "vitest";
import { madeBy, type Outcome } from "../set-up/outcome";

declare module "vitest" {
  export interface ProvidedContext {
    shopOrigins: Outcome<readonly string[]>;
  }
}

/**
 * The origin of this worker's built shop. A worker runs one test file after another, so no other file sends requests to
 * it at the same time.
 *
 * @throws Error with the shop's own message if it did not start.
 */
export function ownShopOrigin(): string {
  const all = madeBy(inject("shopOrigins"));
  const own = all[(Number(process.env.VITEST_POOL_ID) - 1) % all.length];
  if (own === undefined) throw new Error("a test runs outside of the workers for which shops were started");
  return own;
}
