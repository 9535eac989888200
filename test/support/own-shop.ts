import { inject } from "vitest";
import { madeBy, type Outcome } from "../set-up/outcome";

/**
 * Which of several this file's tests have for themselves while they run: each worker has one, and runs one file after the
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
 * The origin of this worker's built shop; what a test counts there is its own.
 *
 * @throws Error with the shop's own words where it did not start.
 */
export const ownShopOrigin = (): string => ofThisWorker(inject("shopOrigins"));
