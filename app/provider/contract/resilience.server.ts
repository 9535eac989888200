export interface Failure {
  /** The provider is at fault: it was unreachable or too slow, or answered with a 5xx. */
  readonly isProviderFault: boolean;
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
  readonly failureOf: (error: unknown) => Failure;
}

/** The lanes of the contract's calls: for shared data, such as the products, or for one visitor's own. */
export type Lane = "everybody" | "personal";

export type BreakerState = "closed" | "open";

/**
 * Makes a call under the policy. The signal of `work` aborts at the call's end, for any reason; `cancel` is the
 * visitor's own, for work that is for one visitor only. Throws ProviderUnavailable if nothing was sent, DeadlineError,
 * or the error of the last try.
 */
export type Policy<L extends string = Lane> = <T>(
  call: ResilientCall<L>,
  work: (signal: AbortSignal) => Promise<T>,
  cancel?: AbortSignal,
) => Promise<T>;

export interface Resilience<L extends string = Lane> {
  readonly run: Policy<L>;
  states(): Readonly<Record<L, BreakerState>>;
}

export class ProviderUnavailable extends Error {
  override readonly name = "ProviderUnavailable";

  /** `retryAfter` in seconds from now. */
  constructor(
    readonly reason: "open" | "full",
    readonly retryAfter: number,
  ) {
    super(reason === "open" ? "the provider was found to be down" : "too many calls wait for the provider");
  }
}
