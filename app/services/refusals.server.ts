import { ProviderError } from "~/provider/client/provider-error.server";

/** What a provider's refusals mean, by their status codes. */
type Refusals<Refused extends string> = Readonly<Record<number, Refused>>;

/**
 * What work comes to, or what the provider's refusal of it means.
 *
 * @throws what the work throws, where that is none of these refusals
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
 * That work is done, what the provider's refusal of it means, or that the provider failed otherwise, which its client has
 * logged.
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
