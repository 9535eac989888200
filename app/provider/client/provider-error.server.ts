import { TOO_MANY_TRIES } from "~/base/platform/rate-limits/visitor-limits.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import type { CallDefinition } from "~/provider/contract/call.server";
import { CALLS, type CallName } from "~/provider/contract/calls.server";
import type { Failure, ResilientCall } from "~/provider/contract/resilience.server";
import { waitingTime } from "~/trade/measure/waiting-time";

export type ProviderErrorKind = "timeout" | "unreachable" | "refused" | "malformed" | "cancelled" | "unexpected";

/** The messages of the error catalog (specification, sections 7 and 8). */
export const PROVIDER_MESSAGES = {
  timeout: "Request timed out. Please try again.",
  unreachable: "Unable to reach the server. Please try again later.",
  malformed: "Invalid API response format",
  cancelled: "The request was cancelled",
  unexpected: "An unexpected error occurred",
} as const satisfies Partial<Record<ProviderErrorKind, string>>;

/** `refused` is an answer that was not successful, with its status and the server's own message if it sent one. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";

  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
    /** When to try again, in seconds from now, if the server says so. */
    readonly retryAfter?: number,
    /** The fields that the server refused, by path, each with a message for the person who typed it. */
    readonly fields?: Readonly<Record<string, string>>,
  ) {
    super(message, options);
  }

  /** What the log may show: a provider's own text may repeat a password or an address that was typed. */
  get logText(): string {
    return this.status === undefined ? this.kind : `${this.kind} ${this.status}`;
  }
}

export function providerError(kind: keyof typeof PROVIDER_MESSAGES, cause?: unknown): ProviderError {
  return new ProviderError(kind, PROVIDER_MESSAGES[kind], undefined, { cause });
}

/** An answer in the wrong shape. The reason is for the log, and must not repeat anything that the provider sent. */
export const malformed = (reason: string) => providerError("malformed", new Error(reason));

/** Returns `null` instead of the error for one status code, which the call does not treat as a failure. */
export async function orNullAt<T>(status: number, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderError && error.status === status) return null;
    throw error;
  }
}

/** An incomplete answer: the connection failed, not the content. */
export class IncompleteAnswer extends Error {
  override readonly name = "IncompleteAnswer";

  constructor(cause: unknown) {
    super("the answer was cut off", { cause });
  }
}

const TOO_MANY = 429;

function failureOf(error: unknown): Failure {
  const nothing = { isProviderFault: false, isTransient: false };
  if (!(error instanceof ProviderError)) return nothing;
  const { kind, status = 0, cause, retryAfter } = error;
  if (kind === "unreachable" || cause instanceof IncompleteAnswer) return { isProviderFault: true, isTransient: true };
  if (kind !== "refused") return nothing;
  if (status === TOO_MANY) return { isProviderFault: false, isTransient: retryAfter !== undefined, retryAfter };
  return status >= 500 ? { isProviderFault: true, isTransient: true, retryAfter } : nothing;
}

export function resilientCall(name: CallName): ResilientCall {
  const { method, isForEverybody }: CallDefinition = CALLS[name];
  return {
    isRepeatable: method === "GET",
    lane: isForEverybody ? "everybody" : "personal",
    failureOf,
  };
}

function reasonOf({ kind, status }: ProviderError): UpstreamFailure["reason"] {
  if (kind === "timeout") return "timeout";
  return kind === "unreachable" || status === 503 ? "down" : "failing";
}

/** The provider has a limit of its own, and says when to try again (RFC 6585, section 4). */
const isLimited = ({ status, retryAfter }: ProviderError) => status === 429 && retryAfter !== undefined;

const MINUTE_SECONDS = 60;

export const tooManyTriesText = (seconds = 0): string =>
  seconds <= MINUTE_SECONDS ? TOO_MANY_TRIES : `Too many tries. Please wait ${waitingTime(seconds)} and send it again.`;

/** The value, or the provider's failure with a message for visitors. Throws UpstreamFailure, or the error itself. */
export async function orUpstreamFailure<T>(messageFor: (error: ProviderError) => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { retryAfter } = error;
    if (isLimited(error))
      throw new UpstreamFailure(tooManyTriesText(retryAfter), "limited", { cause: error }, retryAfter);
    throw new UpstreamFailure(messageFor(error), reasonOf(error), { cause: error }, retryAfter);
  }
}
