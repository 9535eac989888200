/** What went wrong with a call to the provider. */
export type ProviderErrorKind = "timeout" | "unreachable" | "refused" | "malformed" | "cancelled" | "unexpected";

/** The messages of the error catalog (specification, sections 7 and 8). */
export const PROVIDER_MESSAGES = {
  timeout: "Request timed out. Please try again.",
  unreachable: "Unable to reach the server. Please try again later.",
  malformed: "Invalid API response format",
  cancelled: "The request was cancelled",
  unexpected: "An unexpected error occurred",
} as const satisfies Partial<Record<ProviderErrorKind, string>>;

/**
 * A failed call to the provider. `refused` is a response that was not successful: it has the status code, and the
 * server's own message if it sent one.
 */
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

/** An error with the catalog's message for its kind. */
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
