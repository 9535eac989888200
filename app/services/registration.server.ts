import { createHash } from "node:crypto";
import { findTier } from "~/domain/tiers";
import type { RegistrationData } from "~/forms/registration-form";
import { singleton } from "~/platform/singleton.server";
import type { Registration } from "~/provider/contract/customers.server";
import { provider } from "~/provider/provider.server";
import { ProviderError } from "~/provider/provider-error.server";
import { orUpstreamFailure } from "./upstream.server";

/** Section 8. */
const FAILED = "An error occurred while creating your account. Please try again.";

const CONFLICT = 409;

/** The body that section 7 describes: the mailing address, with the person's name, serves for all three. */
export function toRegistration(data: RegistrationData): Registration {
  const { email, password, firstName, lastName, phone, businessName, mailingAddress } = data;
  const tier = findTier(data.tier);
  if (!tier) throw new RangeError("no such tier");
  const address = { firstName, lastName, company: businessName, phone, ...mailingAddress };
  return {
    email,
    password,
    firstName,
    lastName,
    phone,
    businessName,
    addresses: { mailing: address, billing: address, shipping: address },
    tier: { id: tier.id, label: tier.label, requiresApproval: tier.requiresApproval },
    acceptsEmailMarketing: data.acceptsEmailMarketing,
    acceptsSmsMarketing: data.acceptsSmsMarketing,
  };
}

/** A host's "there is one already" gets the answer of a new account: whose address is known is nobody's business. */
async function registerQuietly(registration: Registration): Promise<void> {
  try {
    await provider().register(registration);
  } catch (error) {
    if (!(error instanceof ProviderError && error.status === CONFLICT)) throw error;
  }
}

/**
 * Creates an account. A form that is sent again while it is being answered, as by a double click, is sent on once.
 *
 * @throws UpstreamFailure
 */
export function register(data: RegistrationData): Promise<void> {
  const running = singleton("registrations", () => new Map<string, Promise<void>>());
  const registration = toRegistration(data);
  const key = createHash("sha256").update(JSON.stringify(registration)).digest("base64");
  const already = running.get(key);
  if (already) return already;
  const work = orUpstreamFailure(() => FAILED, registerQuietly(registration)).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}
