/** What a failed try says about the provider. */
export interface Failure {
  /** The provider is at fault: it was unreachable or too slow, or answered with a 5xx. */
  readonly isProviderFault: boolean;
  /** Another try may succeed soon. */
  readonly isTransient: boolean;
  /** When to try again, in seconds from now, if the provider said so. */
  readonly retryAfter?: number | undefined;
  /** The call had no effect: even one that changes something may be sent again. */
  readonly hadNoEffect?: boolean;
}

/** What the policy needs to know about a call. Lanes are the kinds of calls that must not hold up one another. */
export interface ResilientCall<L extends string = Lane> {
  /** It changes nothing: it may be sent twice. */
  readonly isRepeatable: boolean;
  readonly lane: L;
  /** What an error of the call says about the provider. */
  readonly failureOf: (error: unknown) => Failure;
}

/** The lanes of the contract's calls: for shared data, such as the products, or for one visitor's own. */
export type Lane = "everybody" | "personal";

/** The state of a lane's breaker: calls are sent, or none is sent because the provider is known to be down. */
export type BreakerState = "closed" | "open";

/**
 * Makes a call under the policy.
 *
 * @param work makes one try; its signal aborts at the call's end, for any reason
 * @param cancel the visitor's own signal, if the work is for one visitor only
 * @throws ProviderUnavailable if the call was not sent at all, DeadlineError, or the error of the last try
 */
export type Policy<L extends string = Lane> = <T>(
  call: ResilientCall<L>,
  work: (signal: AbortSignal) => Promise<T>,
  cancel?: AbortSignal,
) => Promise<T>;

/** The policy for calls to one provider, and its current state. */
export interface Resilience<L extends string = Lane> {
  readonly run: Policy<L>;
  /** The state of each lane's breaker. */
  states(): Readonly<Record<L, BreakerState>>;
}

/** A call that was not sent: the provider is known to be down, or the queue is full. */
export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";

  /** @param retryAfter when to try again, in seconds from now */
  constructor(
    readonly reason: "open" | "full",
    readonly retryAfter: number,
  ) {
    super(reason === "open" ? "the provider was found to be down" : "too many calls wait for the provider");
  }
}
