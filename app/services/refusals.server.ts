import { ProviderError } from "~/provider/client/provider-error.server";

/** What a provider's refusals mean, by their status codes. */
type Refusals<Refused extends string> = Readonly<Record<number, Refused>>;

/**
 * The result of work, or the meaning of the provider's refusal.
 *
 * @throws the work's own error, if it is not one of these refusals
 */
export async function orRefused<Done, Refused extends string>(
  work: Promise<Done>,
  refusals: Refusals<Refused>,
): Promise<Done | Refused> {
  try {
    return await work;
  } catch (error) {
    const refused = error instanceof ProviderError ? refusals[error.status ?? 0] : undefined;
    if (!refused) throw error;
    return refused;
  }
}

/**
 * "done", the meaning of the provider's refusal, or "failed" for any other failure of the provider, which its client
 * has logged.
 */
export async function doneOr<Refused extends string>(
  work: Promise<unknown>,
  refusals: Refusals<Refused>,
): Promise<"done" | Refused | "failed"> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return refusals[error.status ?? 0] ?? "failed";
  }
}
