import { DeadlineError, withDeadline } from "~/platform/deadline.server";
import {
  type CallOutcome,
  type Failure,
  HostUnavailable,
  LANES,
  type Lane,
  type Weather,
  type WeatherCall,
  type WeatherEvent,
} from "../contract/weather.server";
import { createBreaker } from "./breaker.server";
import { createBulkhead } from "./bulkhead.server";
import { tryAgain } from "./retry.server";

/** A call's time limit over all its tries (specification, section 7), in milliseconds. */
const LIMIT_MS = 15_000;

/** Failures in a row after which nothing more is sent for a while. */
const FAILURES = 5;

/** The pause and the probe together, and once more the probe that began before the host was back, stay below 10 s. */
const PAUSE_MS = 3_500;
const PROBE_MS = 3_000;

/** Together as many as there are connections to the host. */
const AT_ONCE: Readonly<Record<Lane, number>> = { everybody: 16, personal: 48 };
const WAITING = 256;

interface WeatherOptions {
  /** Resolves when the host can respond. */
  readonly probe: (signal: AbortSignal) => Promise<unknown>;
  readonly limitMs?: number;
  readonly failures?: number;
  readonly pauseMs?: number;
  readonly probeMs?: number;
  readonly atOnce?: Readonly<Record<Lane, number>>;
  readonly waiting?: number;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Nothing can be said of the host: the visitor left, or the call was not sent. */
const NOTHING: Failure = { isHosts: false, mayPass: false };
const TOO_LATE: Failure = { isHosts: true, mayPass: false };

function failureOf(call: WeatherCall, error: unknown): Failure {
  if (error instanceof HostUnavailable) return NOTHING;
  if (error instanceof DeadlineError) return error.reason === "timeout" ? TOO_LATE : NOTHING;
  return call.failureOf(error);
}

function outcomeOf(call: WeatherCall, error: unknown): CallOutcome {
  if (error instanceof HostUnavailable) return "unsent";
  if (error instanceof DeadlineError && error.reason === "cancelled") return "left";
  return failureOf(call, error).isHosts ? "failed" : "refused";
}

/** The work, or why its signal aborted: it need not comply. */
async function unlessAborted<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  return Promise.race([work(signal), aborted]).finally(() => signal.removeEventListener("abort", stop));
}

/**
 * The one policy for calls to a host out of this process: a time limit for the whole, one more try for what may be sent
 * twice, a breaker so that nobody waits for a host that is down, and bounded numbers of calls, apart for what is
 * everybody's and what is one visitor's own (decision 73).
 */
export function createWeather(options: WeatherOptions): Weather {
  const { probe, limitMs = LIMIT_MS, probeMs = PROBE_MS, atOnce = AT_ONCE, random = Math.random } = options;
  const listeners = new Set<(event: WeatherEvent) => void>();
  const tell = (event: WeatherEvent) => {
    for (const listener of listeners) listener(event);
  };

  function laneOf(lane: Lane) {
    const { failures = FAILURES, pauseMs = PAUSE_MS, waiting = WAITING } = options;
    const breaker = createBreaker({
      failures,
      pauseMs,
      probe: () => withDeadline(probeMs, probe),
      onOpen: (error) => tell({ type: "opened", lane, failures, error }),
      onHalfOpen: () => tell({ type: "half-open", lane }),
      onClose: (openForMs, unsent) => tell({ type: "closed", lane, openForMs, unsent }),
    });
    const bulkhead = createBulkhead({ atOnce: atOnce[lane], waiting, onFull: () => tell({ type: "full", lane }) });
    return { breaker, bulkhead };
  }
  const lanes = Object.fromEntries(LANES.map((lane) => [lane, laneOf(lane)])) as Record<
    Lane,
    ReturnType<typeof laneOf>
  >;

  async function tries<T>(call: WeatherCall, work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) {
    const { lane, isRepeatable } = call;
    const { breaker, bulkhead } = lanes[lane];
    const end = performance.now() + limitMs;
    // What fails because it was given up failed for the reason that it was given up for.
    const failed = (error: unknown) => failureOf(call, signal.aborted ? signal.reason : error);
    const once = () => unlessAborted(work, signal);
    const attempt = () => bulkhead(signal, () => breaker.run(once, (error) => failed(error).isHosts));
    if (!isRepeatable) return attempt();
    return tryAgain(attempt, {
      failureOf: failed,
      leftMs: () => end - performance.now(),
      random,
      onRetry: (waitMs) => tell({ type: "retry", lane, waitMs }),
      signal,
    });
  }

  return {
    async run(call, work, cancel) {
      const start = performance.now();
      let outcome: CallOutcome = "ok";
      try {
        return await withDeadline(limitMs, (signal) => tries(call, work, signal), cancel);
      } catch (error) {
        outcome = outcomeOf(call, error);
        throw error;
      } finally {
        tell({ type: "call", lane: call.lane, outcome, ms: performance.now() - start });
      }
    },
    states: () => ({ everybody: lanes.everybody.breaker.state(), personal: lanes.personal.breaker.state() }),
    listen: (listener) => void listeners.add(listener),
  };
}
