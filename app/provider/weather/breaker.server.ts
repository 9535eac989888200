import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import { type BreakerState, HostUnavailable } from "../contract/weather.server";

interface BreakerOptions {
  /** How many failures in a row open it. */
  readonly failures: number;
  /** How long nothing is sent before the host is asked whether it is back, in milliseconds. */
  readonly pauseMs: number;
  /** Resolves when the host can respond again; takes its own time limit. */
  readonly probe: () => Promise<unknown>;
  readonly onOpen: (error: unknown) => void;
  readonly onHalfOpen: () => void;
  readonly onClose: (openForMs: number, unsent: number) => void;
}

interface Breaker {
  state(): BreakerState;
  /**
   * @param isFailure whether an error of the work counts against the host
   * @throws HostUnavailable while it is open, or what the work throws
   */
  run<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>;
}

const STATES: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: "closed",
  [CircuitState.Open]: "open",
  [CircuitState.HalfOpen]: "half-open",
  [CircuitState.Isolated]: "open",
};

/**
 * A circuit breaker. No visitor's call is risked on finding out whether the host is back: that is asked by a probe of its
 * own, one at a time, which the calls that come meanwhile wait for.
 */
export function createBreaker({ failures, pauseMs, probe, onOpen, onHalfOpen, onClose }: BreakerOptions): Breaker {
  const counted = new WeakSet<object>();
  const circuit = circuitBreaker(
    handleWhen((error) => counted.has(error)),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) },
  );
  /** Since when it is open, or `null`. */
  let openedAt: number | null = null;
  let openings = 0;
  let pauseEnds = 0;
  let unsent = 0;
  let probing: Promise<unknown> | null = null;

  circuit.onBreak((reason) => {
    pauseEnds = performance.now() + pauseMs;
    if (openedAt !== null) return;
    openedAt = performance.now();
    openings += 1;
    unsent = 0;
    onOpen("error" in reason ? reason.error : undefined);
  });
  circuit.onHalfOpen(onHalfOpen);
  circuit.onReset(() => {
    const openForMs = performance.now() - (openedAt ?? 0);
    openedAt = null;
    onClose(openForMs, unsent);
  });

  /** Throws what the work throws, and has the circuit count it where it is to. */
  async function counting<T>(work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && isFailure(error)) counted.add(error);
      throw error;
    }
  }

  async function ask(): Promise<void> {
    probing ??= circuit
      .execute(() => counting(probe, () => true))
      .finally(() => {
        probing = null;
      });
    await probing;
  }

  function unavailable(): HostUnavailable {
    unsent += 1;
    return new HostUnavailable("open", Math.max(1, Math.ceil((pauseEnds - performance.now()) / 1000)));
  }

  return {
    state: () => STATES[circuit.state],
    async run(work, isFailure) {
      if (circuit.state !== CircuitState.Closed) {
        await ask().catch(() => {
          throw unavailable();
        });
      }
      // A try that was sent before the host was given up says nothing of how it is now.
      const begun = openings;
      try {
        return await circuit.execute(() => counting(work, (error) => openings === begun && isFailure(error)));
      } catch (error) {
        throw error instanceof BrokenCircuitError ? unavailable() : error;
      }
    },
  };
}
