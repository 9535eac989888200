import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError } from "~/provider/client/provider-error.server";

function reasonOf({ kind, status }: ProviderError): UpstreamFailure["reason"] {
  if (kind === "timeout") return "timeout";
  return kind === "unreachable" || status === 503 ? "down" : "failing";
}

/**
 * The value, or the provider's failure with a message fit for visitors; any other error is rethrown unchanged.
 *
 * @throws UpstreamFailure
 */
export async function orUpstreamFailure<T>(messageFor: (error: ProviderError) => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new UpstreamFailure(messageFor(error), reasonOf(error), { cause: error }, error.retryAfter);
  }
}
