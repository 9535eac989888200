import type { MailingAddress } from "~/base/addresses/address";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { findProfile } from "~/provider/account-pages/services/own-accounts.server";
import type { User } from "~/provider/accounts/account";
import { identityOf } from "~/provider/auth/identity.server";
import type { OrderContact } from "../order";

const UNCHECKED = "We could not check who is signed in, so nothing was ordered. Please try again.";

type KnownContact = Pick<OrderContact, "email" | "firstName" | "lastName"> &
  Partial<Pick<OrderContact, "phone" | "businessName">> & { readonly mailingAddress?: MailingAddress };

/** How long the checkout waits for the provider before it leaves the contact fields empty. */
const PATIENCE_MS = 2000;

/** The delivery details in the account's profile. Empty if they cannot be read here: the customer can type them. */
async function knownDelivery(customerId: string): Promise<Partial<KnownContact>> {
  try {
    const { profile } = (await findProfile(customerId)) ?? {};
    if (!profile) return {};
    const { firstName, lastName, phone, businessName, addresses } = profile;
    const address = addresses.shipping ?? addresses.mailing;
    return { firstName, lastName, phone, businessName, ...(address && { mailingAddress: address }) };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return {};
  }
}

export async function knownContact(request: Request): Promise<KnownContact | null> {
  const { signedIn, checkWithin } = await identityOf(request);
  const check = signedIn ? await checkWithin(PATIENCE_MS) : null;
  if (!signedIn || check?.status !== "in") return null;
  const { id, email, firstName, lastName } = check.user;
  return { email, firstName, lastName, ...(await knownDelivery(id)) };
}

/**
 * `null` for a guest, or if the session has ended.
 *
 * @throws UpstreamFailure when the provider does not answer
 */
export async function orderCustomer(request: Request): Promise<User | null> {
  const check = await (await identityOf(request)).requireCheck();
  if (check.status === "unknown") throw new UpstreamFailure(UNCHECKED, "down");
  return check.status === "in" ? check.user : null;
}
