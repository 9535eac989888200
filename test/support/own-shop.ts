import { inject } from "vitest";
import { madeBy, type Outcome } from "../set-up/outcome";

declare module "vitest" {
  export interface ProvidedContext {
    shopOrigins: Outcome<readonly string[]>;
  }
}

/**
 * The one of several resources that belongs to this worker. A worker runs one test file after another, so no other
 * file uses it at the same time.
 *
 * @throws Error that says why there is none.
 */
export function ofThisWorker<T>(outcome: Outcome<readonly T[]> | undefined): T {
  const all = madeBy(outcome);
  const own = all[(Number(process.env.VITEST_POOL_ID) - 1) % all.length];
  if (own === undefined) throw new Error("a test runs outside of the workers for which this was made");
  return own;
}

/**
 * The origin of this worker's built shop, to which no other test file sends requests at the same time.
 *
 * @throws Error with the shop's own message if it did not start.
 */
export const ownShopOrigin = (): string => ofThisWorker(inject("shopOrigins"));
