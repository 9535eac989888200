import { inject } from "vitest";
import { madeBy, type Outcome } from "../set-up/outcome";

declare module "vitest" {
  export interface ProvidedContext {
    shopOrigins: Outcome<readonly string[]>;
  }
}

/**
 * The one of several that this file's tests have for themselves. Each worker has one, and runs one file after the
 * other.
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
 * The origin of this worker's built shop. No other test sends it requests meanwhile.
 *
 * @throws Error with the shop's own message if it did not start.
 */
export const ownShopOrigin = (): string => ofThisWorker(inject("shopOrigins"));
