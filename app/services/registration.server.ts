import { createHash } from "node:crypto";
import type { Registration } from "~/domain/registration";
import { singleton } from "~/platform/singleton.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

/** The message from section 8. */
const FAILED = "An error occurred while creating your account. Please try again.";

const CONFLICT = 409;

/** A host's "already exists" is treated like a new account: which addresses are known must not be revealed. */
async function registerQuietly(registration: Registration): Promise<string | null> {
  try {
    return await provider().register(registration);
  } catch (error) {
    if (error instanceof ProviderError && error.status === CONFLICT) return null;
    throw error;
  }
}

/**
 * Creates an account. A form submitted again while the first is pending, as by a double click, is sent to the provider
 * once.
 *
 * @returns a one-time code that signs in the new account, if the provider gives one
 * @throws UpstreamFailure
 */
export function register(registration: Registration): Promise<string | null> {
  const running = singleton("registrations", () => new Map<string, Promise<string | null>>());
  const key = createHash("sha256").update(JSON.stringify(registration)).digest("base64");
  const already = running.get(key);
  if (already) return already;
  const work = orUpstreamFailure(() => FAILED, registerQuietly(registration)).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

/** Whether accounts have a password, which the registration form then asks for. */
export async function asksForPassword(): Promise<boolean> {
  return (await providerTraits()).passwords;
}
