/** What a failed try says of the host. */
export interface Failure {
  /** It is the host's: not reached, too late, or a 5xx that the call does not name as an answer. */
  readonly isHosts: boolean;
  /** The same again may go well at once. */
  readonly mayPass: boolean;
  /** When to try again, in seconds from now, where the host said so. */
  readonly retryAfter?: number | undefined;
  /** The host did nothing of what was asked: also what changes something may be sent again. */
  readonly isUndone?: boolean;
}

/**
 * What may be done for a call besides making it once. Lanes are the kinds of calls that cannot hold up one another.
 */
export interface WeatherCall<L extends string = Lane> {
  /** It changes nothing, or carries a key by which the host knows it again: it may be sent twice. */
  readonly isRepeatable: boolean;
  readonly lane: L;
  /** What an error of the call says of the host. */
  readonly failureOf: (error: unknown) => Failure;
}

/** The lanes of the contract's calls: what is asked for is everybody's, as the products are, or one visitor's own. */
export type Lane = "everybody" | "personal";

/** How a lane's breaker stands: calls go through, or none is sent because the host is known to be down. */
export type BreakerState = "closed" | "open";

/**
 * Makes a call under the policy.
 *
 * @param work makes one try; its signal aborts at the call's end, for whatever reason
 * @param cancel the visitor's own signal, where the work is for one visitor alone
 * @throws HostUnavailable where the call was not sent at all, DeadlineError, or what the last try threw
 */
export type Policy<L extends string = Lane> = <T>(
  call: WeatherCall<L>,
  work: (signal: AbortSignal) => Promise<T>,
  cancel?: AbortSignal,
) => Promise<T>;

/** The policy for calls to one host, and how things stand with it. */
export interface Weather<L extends string = Lane> {
  readonly run: Policy<L>;
  /** How the breaker of each lane stands. */
  states(): Readonly<Record<L, BreakerState>>;
}

/** A call that was not sent: the host is known to be down, or as many calls wait as may. */
export class HostUnavailable extends Error {
  override readonly name = "HostUnavailable";

  /** @param retryAfter when to try again, in seconds from now */
  constructor(
    readonly reason: "open" | "full",
    readonly retryAfter: number,
  ) {
    super(reason === "open" ? "the host was found to be down" : "too many calls wait for the host");
  }
}
