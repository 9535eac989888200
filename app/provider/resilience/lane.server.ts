import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  handleWhen,
  IterableBackoff,
  retry,
  wrap,
} from "cockatiel";
import { withDeadline } from "~/base/platform/deadline.server";
import type { Log } from "~/base/platform/log.server";
import { type BreakerState, ProviderUnavailable } from "../contract/resilience.server";

/** When to try again if the queue is full, in seconds. */
const FULL_SECONDS = 2;

const HINT =
  "Until the provider is back, only a probe is sent to it every few seconds, and visitors see stored products";

export class FailedTry extends Error {
  constructor(
    override readonly cause: unknown,
    readonly isProviderFault: boolean,
    /** How long to wait before the second try, in milliseconds; `null` for no second try. */
    readonly waitMs: number | null,
  ) {
    super("the try failed", { cause });
  }
}

export interface LaneOptions {
  readonly lane: string;
  readonly concurrency: number;
  readonly waiting: number;
  readonly failures: number;
  /** How long nothing is sent after a failed probe, in milliseconds. */
  readonly pauseMs: number;
  readonly probeMs: number;
  readonly probe: (signal: AbortSignal) => Promise<unknown>;
  readonly log: Log;
}

/**
 * Calls of one kind to a provider: a second try, a limit on simultaneous calls, and a breaker. Failures in a row only
 * raise a suspicion: a probe decides whether the provider is down, and calls wait for it (decision 73).
 */
export function createLane({ lane, concurrency, waiting, failures, pauseMs, probeMs, probe, log }: LaneOptions) {
  const again = retry(
    handleType(FailedTry, ({ waitMs }) => waitMs !== null),
    {
      maxAttempts: 1,
      backoff: new DelegateBackoff(({ result }) => ("error" in result && (result.error as FailedTry).waitMs) || 0),
    },
  );
  const places = bulkhead(concurrency, waiting);
  // Once there is a suspicion, only the probe counts: a failing try may have been sent long before.
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    handleWhen(
      (error) => !(error instanceof FailedTry) || (error.isProviderFault && circuit.state === CircuitState.Closed),
    ),
    { halfOpenAfter: new IterableBackoff([0, pauseMs]), breaker: new ConsecutiveBreaker(failures) },
  );
  let downSince: number | null = null;
  let isFull = false;
  let probing: Promise<unknown> | null = null;

  again.onRetry(({ delay }) => log.info("provider.call.again", { lane, waitMs: Math.round(delay) }));
  places.onReject(() => {
    if (!isFull) log.error("provider.calls.full", { lane });
    isFull = true;
  });
  circuit.onReset(() => {
    if (downSince === null) return;
    log.info("provider.breaker.closed", { lane, openForMs: Math.round(performance.now() - downSince) });
    downSince = null;
  });

  const unavailable = () => new ProviderUnavailable("open", Math.max(1, Math.ceil(pauseMs / 1000)));

  async function ask(): Promise<void> {
    try {
      await withDeadline(probeMs, probe);
    } catch (error) {
      if (downSince === null) log.error("provider.breaker.opened", { lane, failures, hint: HINT, error });
      downSince ??= performance.now();
      throw error;
    }
  }

  function awaitProbe(): Promise<unknown> {
    probing ??= circuit.execute(ask).finally(() => {
      probing = null;
    });
    return probing.catch(() => {
      throw unavailable();
    });
  }

  return {
    state: (): BreakerState => (downSince === null ? "closed" : "open"),
    /** Throws ProviderUnavailable, or the cause of the last {@link FailedTry}. */
    async run<T>(attempt: () => Promise<T>): Promise<T> {
      try {
        return await wrap(again, places).execute(async () => {
          isFull = false;
          if (circuit.state !== CircuitState.Closed) await awaitProbe();
          return circuit.execute(attempt);
        });
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new ProviderUnavailable("full", FULL_SECONDS);
        if (error instanceof BrokenCircuitError) throw unavailable();
        throw error instanceof FailedTry ? error.cause : error;
      }
    },
  };
}
