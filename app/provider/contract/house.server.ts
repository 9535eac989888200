import type { Request, Response } from "undici";
import type { DecisionTag } from "~/domain/account";
import type { WireRegistration } from "./accounts.server";
import type { WireProduct } from "./products.server";

/** A customer of another back end, as that one knows it. */
export interface OutsideCustomer {
  /** The other back end's own id, which stays the same whatever else changes. */
  readonly outsideId: string;
  /** Normalized. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The tags that the contract knows: a tier, a decision. */
  readonly tags: readonly string[];
}

/** An account of the house, and which customer of the other back end it belongs to. */
export interface HouseAccount {
  readonly id: string;
  readonly outsideId: string;
}

/**
 * What a back end does for another one that knows the customers and the products, but cannot keep the rest of the
 * contract: orders, lists, mail, settings and what happened (decision 75). Each account belongs to one customer there.
 */
export interface House {
  /**
   * Keeps the account of somebody who just signed in there, whose address is proven by that. Whatever else led to an
   * account of this address before (a password, sessions, a second factor) ends.
   *
   * @returns the account's id
   */
  keepSignedIn(customer: OutsideCustomer): Promise<string>;
  /** Keeps a new customer's account with all that was registered, and writes to the address. */
  keepRegistered(outsideId: string, registration: WireRegistration): Promise<void>;
  /** What the other back end says of a customer by now; nothing is done where there is no account. */
  follow(customer: OutsideCustomer): Promise<void>;
  /** A one-time code that signs an account in at the shop's return address. */
  issueCode(id: string, signal: AbortSignal): Promise<string>;
  /** Who is signed in by a request, or `null`. */
  whoIs(request: Request): Promise<HouseAccount | null>;
  /** Runs work for an admin who is signed in; otherwise the answer is 401 or 403. */
  asAdmin(request: Request, work: (admin: { readonly id: string }) => Promise<Response>): Response | Promise<Response>;
  /** Records an admin's decision on a customer, and writes to the address. */
  decided(customer: OutsideCustomer, tag: DecisionTag, adminId: string): Promise<void>;
  /** Ends all sessions of an account. */
  endSessions(id: string): Promise<void>;
  /** Whether anybody is signed in to an account. */
  isSignedIn(id: string): Promise<boolean>;
  /** A text that was kept for an account, sealed; `null` where there is none, or it can no longer be read. */
  readSecret(id: string): Promise<string | null>;
  /** Keeps a text for an account, sealed under the operator's secrets; `null` forgets it. */
  keepSecret(id: string, text: string | null): Promise<void>;
  /** The products that orders and quotes are priced by from now on. */
  keepProducts(products: readonly WireProduct[]): Promise<void>;
}
