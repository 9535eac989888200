import { DeadlineError } from "~/base/platform/deadline.server";
import type { Log } from "~/base/platform/log.server";
import { type BreakerState, ProviderUnavailable } from "../contract/resilience.server";
import { createResilience } from "../resilience/resilience.server";
import { failureOf, ShopifyError } from "./shopify-error.server";

/** The parts of Shopify that can fail separately, and how many calls to each run at once. */
const PARTS = { storefront: 16, admin: 16, customer: 24, "sign-in": 8 } as const;

export type StorePart = keyof typeof PARTS;

/** For a call over all its tries: the shop itself waits 15 seconds for the whole answer. */
export const CALL_LIMIT_MS = 12_000;

interface Calling {
  readonly part: StorePart;
  readonly isRead: boolean;
  readonly signal?: AbortSignal;
}

/** Makes a call under the policy for remote calls; throws `ShopifyError`, or the work's own error. */
export type Calls = <T>(calling: Calling, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

interface StoreResilienceOptions {
  readonly probe: (signal: AbortSignal, part: StorePart) => Promise<void>;
  readonly log: Log;
}

/** The policy for calls to a store (decision 73), separate for each of its parts. */
export function createStoreResilience({ probe, log }: StoreResilienceOptions) {
  const resilience = createResilience({ lanes: PARTS, probe, log, limitMs: CALL_LIMIT_MS });
  const calls: Calls = async ({ part, isRead, signal }, work) => {
    try {
      return await resilience.run({ lane: part, isRepeatable: isRead, failureOf }, work, signal);
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new ShopifyError("busy", `${part}: not sent`, error.retryAfter);
      if (!(error instanceof DeadlineError)) throw error;
      signal?.throwIfAborted();
      throw new ShopifyError("unreachable", "no answer in time");
    }
  };
  return { calls, breakers: (): Readonly<Record<StorePart, BreakerState>> => resilience.states() };
}
