import type { OrderContact } from "~/domain/orders/order";
import type { ProviderSession } from "~/provider/client/session.server";
import { identityOf } from "./identity.server";

/** What the provider tells of whoever is signed in, for the contact of an order. */
export type KnownContact = Pick<OrderContact, "email" | "firstName" | "lastName">;

/** How long the checkout waits for who is signed in before it leaves the contact to be typed, in milliseconds. */
const PATIENCE_MS = 2000;

/** The contact of whoever is signed in, or `null`. */
export async function knownContact(request: Request): Promise<KnownContact | null> {
  const { signedIn, checkWithin } = await identityOf(request);
  const check = signedIn ? await checkWithin(PATIENCE_MS) : null;
  if (check?.status !== "in") return null;
  const { email, firstName, lastName } = check.user;
  return { email, firstName, lastName };
}

/** In whose name an order is placed: `undefined` for a guest. The provider knows whether the session still holds. */
export async function orderSession(request: Request): Promise<ProviderSession | undefined> {
  return (await identityOf(request)).signedIn;
}
