import { TOO_MANY_TRIES } from "~/base/platform/rate-limits/visitor-limits.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { waitingTime } from "~/trade/measure/waiting-time";
import { ProviderError } from "./provider-error.server";

function reasonOf({ kind, status }: ProviderError): UpstreamFailure["reason"] {
  if (kind === "timeout") return "timeout";
  return kind === "unreachable" || status === 503 ? "down" : "failing";
}

/** The provider has a limit of its own, and says when to try again (RFC 6585, section 4). */
const isLimited = ({ status, retryAfter }: ProviderError) => status === 429 && retryAfter !== undefined;

const MINUTE_SECONDS = 60;

/** The message for a visitor who must wait this many seconds. */
export const tooManyTries = (seconds = 0): string =>
  seconds <= MINUTE_SECONDS ? TOO_MANY_TRIES : `Too many tries. Please wait ${waitingTime(seconds)} and send it again.`;

/**
 * The value, or the provider's failure with a message for visitors; any other error is rethrown unchanged.
 *
 * @throws UpstreamFailure
 */
export async function orUpstreamFailure<T>(messageFor: (error: ProviderError) => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { retryAfter } = error;
    if (isLimited(error)) throw new UpstreamFailure(tooManyTries(retryAfter), "limited", { cause: error }, retryAfter);
    throw new UpstreamFailure(messageFor(error), reasonOf(error), { cause: error }, retryAfter);
  }
}
