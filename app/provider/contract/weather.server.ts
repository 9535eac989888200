/** What a failed try says of the host. */
export interface Failure {
  /** It is the host's: not reached, too late, or a 5xx that the call does not name as an answer. */
  readonly isHosts: boolean;
  /** The same again may go well at once. */
  readonly mayPass: boolean;
  /** When to try again, in seconds from now, where the host said so. */
  readonly retryAfter?: number | undefined;
}

/** What may be done for a call besides making it once. */
export interface WeatherCall {
  /** It changes nothing, or carries a key by which the host knows it again: it may be sent twice. */
  readonly isRepeatable: boolean;
  /** Its answer is everybody's, as the products are, or one visitor's own. Neither kind can hold up the other. */
  readonly lane: Lane;
  /** What an error of the call says of the host. */
  readonly failureOf: (error: unknown) => Failure;
}

export const LANES = ["everybody", "personal"] as const;

export type Lane = (typeof LANES)[number];

/** How a lane's breaker stands: calls go through, none is sent, or the host is being asked whether it is back. */
export type BreakerState = "closed" | "open" | "half-open";

/** How a call ended: well, refused by the host, failed, given up by the visitor, or never sent. */
export type CallOutcome = "ok" | "refused" | "failed" | "left" | "unsent";

/** What happens between the shop and a host. */
export type WeatherEvent =
  | { readonly type: "opened"; readonly lane: Lane; readonly failures: number; readonly error: unknown }
  | { readonly type: "half-open"; readonly lane: Lane }
  | { readonly type: "closed"; readonly lane: Lane; readonly openForMs: number; readonly unsent: number }
  | { readonly type: "full"; readonly lane: Lane }
  | { readonly type: "retry"; readonly lane: Lane; readonly waitMs: number }
  | { readonly type: "call"; readonly lane: Lane; readonly outcome: CallOutcome; readonly ms: number };

/**
 * Makes a call under the policy.
 *
 * @param work makes one try; its signal aborts at the call's end, for whatever reason
 * @param cancel the visitor's own signal, where the work is for one visitor alone
 * @throws HostUnavailable where the call was not sent at all, DeadlineError, or what the last try threw
 */
export type Policy = <T>(
  call: WeatherCall,
  work: (signal: AbortSignal) => Promise<T>,
  cancel?: AbortSignal,
) => Promise<T>;

/** The policy for calls to one host, and how things stand with it. */
export interface Weather {
  readonly run: Policy;
  /** How the breaker of each lane stands. */
  states(): Readonly<Record<Lane, BreakerState>>;
  /** Tells of each event from now on. */
  listen(listener: (event: WeatherEvent) => void): void;
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
