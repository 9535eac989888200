import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { ProviderError } from "~/provider/client/provider-error.server";

function reasonOf({ kind, status }: ProviderError): UpstreamFailure["reason"] {
  if (kind === "timeout") return "timeout";
  return kind === "unreachable" || status === 503 ? "down" : "failing";
}

/**
 * The value, or the provider's failure with the sentence that a visitor may read; any other error stays as it is.
 *
 * @throws UpstreamFailure
 */
export async function orUpstreamFailure<T>(messageFor: (error: ProviderError) => string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new UpstreamFailure(messageFor(error), reasonOf(error), { cause: error });
  }
}
