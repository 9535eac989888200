import type { Request, Response } from "undici";
import type { DecisionTag } from "~/domain/account";
import type { WireRegistration } from "./accounts.server";
import type { HousePayments } from "./house-payments.server";
import type { WireProduct } from "./products.server";

/** A customer of another back end, with that one's data. */
export interface OutsideCustomer {
  /** The other back end's own id, which never changes. */
  readonly outsideId: string;
  /** Normalized. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The tags that the contract defines: a tier, a decision. */
  readonly tags: readonly string[];
}

/** A local account, and the customer of the other back end to whom it belongs. */
export interface HouseAccount {
  readonly id: string;
  readonly outsideId: string;
}

/**
 * What a back end does for another one that has the customers and the products, but cannot store the rest of the
 * contract: orders, lists, mail, settings and events (decision 75). Each account belongs to one customer there.
 */
export interface House {
  /**
   * Stores the account of a customer who just signed in there, which proves their address. Anything else that gave
   * access to an account with this address (a password, sessions, a second factor) ends.
   *
   * @returns the account's id
   */
  keepSignedIn(customer: OutsideCustomer): Promise<string>;
  /** Stores a new customer's account with the whole registration, and mails the customer. */
  keepRegistered(outsideId: string, registration: WireRegistration): Promise<void>;
  /** Updates an account with the other back end's current data; does nothing if there is no account. */
  follow(customer: OutsideCustomer): Promise<void>;
  /** A one-time code that signs an account in at the shop's return address. */
  issueCode(id: string, signal: AbortSignal): Promise<string>;
  /** The account signed in by a request, or `null`. */
  whoIs(request: Request): Promise<HouseAccount | null>;
  /** Runs work for a signed-in admin; otherwise answers 401 or 403. */
  asAdmin(request: Request, work: (admin: { readonly id: string }) => Promise<Response>): Response | Promise<Response>;
  /** Records an admin's decision on a customer, and mails the customer. */
  decided(customer: OutsideCustomer, tag: DecisionTag, adminId: string): Promise<void>;
  /** Ends all sessions of an account. */
  endSessions(id: string): Promise<void>;
  /** Whether an account has any session. */
  isSignedIn(id: string): Promise<boolean>;
  /** A secret text stored for an account; `null` if there is none, or it can no longer be decrypted. */
  readSecret(id: string): Promise<string | null>;
  /** Stores a text for an account, encrypted under the operator's secrets; `null` removes it. */
  keepSecret(id: string, text: string | null): Promise<void>;
  /** Sets the products by which orders and quotes are priced from now on. */
  keepProducts(products: readonly WireProduct[]): Promise<void>;
  /** The orders to be paid there. */
  readonly payments: HousePayments;
}
