import type { OrderContact } from "~/domain/orders/order";
import type { MailingAddress } from "~/domain/registration";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { findProfile } from "~/services/profile.server";
import { identityOf } from "./identity.server";

/** What the provider tells of whoever is signed in, for the contact and the delivery of an order. */
export type KnownContact = Pick<OrderContact, "email" | "firstName" | "lastName"> &
  Partial<Pick<OrderContact, "phone" | "businessName">> & { readonly mailingAddress?: MailingAddress };

/** How long the checkout waits for who is signed in before it leaves the contact to be typed, in milliseconds. */
const PATIENCE_MS = 2000;

/** What the account's profile says of a delivery; nothing where the provider does not say: it can be typed. */
async function knownDelivery(session: ProviderSession): Promise<Partial<KnownContact>> {
  try {
    const { profile } = (await findProfile(session)) ?? {};
    if (!profile) return {};
    const { firstName, lastName, phone, businessName, addresses } = profile;
    const address = addresses.shipping ?? addresses.mailing;
    return { firstName, lastName, phone, businessName, ...(address && { mailingAddress: address }) };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return {};
  }
}

/** The contact of whoever is signed in, or `null`. */
export async function knownContact(request: Request): Promise<KnownContact | null> {
  const { signedIn, checkWithin } = await identityOf(request);
  const check = signedIn ? await checkWithin(PATIENCE_MS) : null;
  if (!signedIn || check?.status !== "in") return null;
  const { email, firstName, lastName } = check.user;
  return { email, firstName, lastName, ...(await knownDelivery(signedIn)) };
}

/** In whose name an order is placed: `undefined` for a guest. The provider knows whether the session still holds. */
export async function orderSession(request: Request): Promise<ProviderSession | undefined> {
  return (await identityOf(request)).signedIn;
}
