import { DeadlineError, withDeadline } from "~/base/platform/deadline.server";
import type { Log } from "~/base/platform/log.server";
import type { BreakerState, Failure, Resilience, ResilientCall } from "../contract/resilience.server";
import { createLane, FailedTry } from "./lane.server";

/** A call's time limit over all its tries (specification, section 7), in milliseconds. */
const LIMIT_MS = 15_000;

const FAILURES = 5;

/** Together with an earlier probe that began before the provider was back, these take less than 10 s. */
const PAUSE_MS = 3_500;
const PROBE_MS = 3_000;

const WAITING = 256;

/** A random time between these, in addition to the provider's own request to wait. */
const LEAST_WAIT_MS = 100;
const MOST_WAIT_MS = 400;

/** What must be left of the time limit after the wait, in milliseconds. */
const ROOM_MS = 1_000;

interface ResilienceOptions<L extends string> {
  /** How many calls of each lane run at once: in total, as many as there are connections to the provider. */
  readonly lanes: Readonly<Record<L, number>>;
  readonly probe: (signal: AbortSignal, lane: L) => Promise<unknown>;
  readonly log: Log;
  readonly limitMs?: number;
  readonly failures?: number;
  readonly pauseMs?: number;
  readonly probeMs?: number;
  readonly waiting?: number;
  readonly random?: () => number;
}

function failureOf(call: Pick<ResilientCall, "failureOf">, error: unknown): Failure {
  return error instanceof DeadlineError
    ? { isProviderFault: error.reason === "timeout", isTransient: false }
    : call.failureOf(error);
}

/**
 * A time limit in total, a second try for calls that may be sent twice, a breaker so that nobody waits for a provider
 * that is down, and limits on the number of calls, separate for each lane (decision 73).
 */
export function createResilience<L extends string>(options: ResilienceOptions<L>): Resilience<L> {
  const { probe, log, limitMs = LIMIT_MS, failures = FAILURES, pauseMs = PAUSE_MS } = options;
  const { probeMs = PROBE_MS, waiting = WAITING, random = Math.random } = options;
  const names = Object.keys(options.lanes) as L[];
  const each = <T>(made: (lane: L) => T) => Object.fromEntries(names.map((lane) => [lane, made(lane)])) as Record<L, T>;
  const lanes = each((lane) => {
    const limits = { concurrency: options.lanes[lane], waiting, failures, pauseMs, probeMs };
    return createLane({ lane, ...limits, log, probe: (signal) => probe(signal, lane) });
  });

  /** How long to wait before another try, in milliseconds, or `null` if it is not allowed or would be too late. */
  function waitMsOf(isRepeatable: boolean, failure: Failure, leftMs: number): number | null {
    if (!failure.isTransient || !(isRepeatable || failure.hadNoEffect)) return null;
    const jitter = LEAST_WAIT_MS + random() * (MOST_WAIT_MS - LEAST_WAIT_MS);
    const wait = jitter + (failure.retryAfter ?? 0) * 1000;
    return wait + Math.min(ROOM_MS, leftMs / 2) <= leftMs ? wait : null;
  }

  return {
    run(call, work, cancel) {
      const end = performance.now() + limitMs;
      return lanes[call.lane].run(async () => {
        try {
          return await withDeadline(end - performance.now(), work, cancel);
        } catch (error) {
          const failure = failureOf(call, error);
          const waitMs = waitMsOf(call.isRepeatable, failure, end - performance.now());
          throw new FailedTry(error, failure.isProviderFault, waitMs);
        }
      });
    },
    states: () => each((lane): BreakerState => lanes[lane].state()),
  };
}
