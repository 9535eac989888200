import type { Request, Response } from "undici";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { MailShop } from "~/house/mail/frame.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import type { DraftOrders } from "./draft-orders.server";
import type { OutsideAccountPages, OwnAccounts } from "./own-accounts.server";
import type { BreakerState, Policy } from "./resilience.server";

/** A Shopify store, and the secrets for its APIs. */
interface ShopifyAccess {
  /** The store's origin, such as `https://doors.myshopify.com`. */
  readonly store: string;
  /** The Storefront API's private token. */
  readonly storefrontToken: string;
  /** The app that reads and writes through the Admin API. */
  readonly admin: { readonly clientId: string; readonly clientSecret: string };
  /** The client of the Customer Account API, through which customers sign in. */
  readonly account: { readonly clientId: string; readonly clientSecret: string };
  /** Where customers sign in, if the store uses a domain of its own for that. */
  readonly accountOrigin: string | null;
  /** The secrets that sign webhooks; any of them is valid. */
  readonly webhookSecrets: readonly string[];
}

/**
 * A back end: the provider's HTTP contract (specification, section 7) as one function. It rejects when it cannot
 * respond at all, and stops its work when the request's signal aborts.
 */
export type Backend = (request: Request) => Promise<Response>;

/**
 * The pages of a back end that run in this process.
 *
 * @param visitor the client, for rate limits; `null` if unknown
 */
export type SignInPages = (request: Request, visitor?: string | null) => Promise<Response>;

/** What a back end offers or needs, so that callers do not depend on which one it is. */
export interface BackendTraits {
  /** Its accounts have a password, which the registration form asks for. */
  readonly passwords: boolean;
  /** It creates invoices for confirmed orders, through which customers pay. */
  readonly invoices: boolean;
  /** It records a decision on an account, and mails the customer, as part of the call that decides. */
  readonly recordsDecisions: boolean;
  /** It mails the shop about a new account, as part of the call that registers it. */
  readonly reportsAccounts: boolean;
  /** The sources of its pictures besides the shop itself: Content-Security-Policy sources such as `https:`. */
  readonly pictureOrigins: readonly string[];
  /** The origins that signing in redirects to. */
  readonly signInOrigins: readonly string[];
  /** Where its products are edited; `null` if on the shop's admin pages, because they are in its database. */
  readonly catalogPage: string | null;
}

/** How a back end signs people in. */
export interface BackendSignIn {
  /** The address of the hosted sign-in page, which redirects the browser to the return address with `code` and `email`. */
  start(): string;
  /** The path of the page for a forgotten password, for a back end that serves it among those pages. */
  readonly forgottenPath?: string;
  /** Serves the pages below {@link SIGN_IN_PAGES}, for a back end whose sign-in page runs in this process. */
  readonly pages?: SignInPages;
}

/** The path below which the shop passes requests to {@link BackendSignIn.pages}. */
export const SIGN_IN_PAGES = "/provider/";

/** The prefix of the cookies that the shop passes to those pages: they must not see its own session. */
export const PAGE_COOKIE_PREFIX = "provider_";

/** A notification from the provider, as received. */
export interface WebhookRequest {
  /** A header's value, or `null`. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array;
}

/** What has changed, so that the shop reads its stored copy again. */
export type WebhookOutcome =
  | "unsigned"
  | "nothing"
  | "products"
  /** The invoices with these ids or tags. */
  | { readonly invoices: readonly string[] };

/** A running back end. */
export interface BackendHandle {
  readonly handle: Backend;
  readonly traits: BackendTraits;
  readonly signIn: BackendSignIn;
  /** What owners and admins can do with its accounts; `null` if they are stored elsewhere. */
  readonly accounts: OwnAccounts | null;
  /** Where people do that if `accounts` is `null`. */
  readonly accountPages?: OutsideAccountPages;
  /** Where it invoices orders, if it does. */
  readonly drafts?: DraftOrders;
  /** Handles a notification from its provider, within a second. */
  readonly receiveWebhook?: (request: WebhookRequest) => Promise<WebhookOutcome>;
  /** The policy for calls to it, if it is outside this process; without one, a call is made once. */
  readonly policy?: Policy;
  /** The state of the breakers, by lane, if calls leave this process. */
  breakers?(): Readonly<Record<string, BreakerState>>;
  /** Resolves when the back end can respond; rejects when it cannot. */
  ping(signal: AbortSignal): Promise<void>;
  /** Closes what the back end holds open. */
  close(): Promise<void>;
}

/** What a back end may need to start; each takes what it uses. */
export interface BackendConfig {
  /** The shop, for the back end's mails and its own pages, which have the same origin. */
  readonly shop: MailShop;
  /** The address to which the hosted sign-in page returns people. */
  readonly returnUrl: string;
  /** The remote provider that implements the contract, and its hosted sign-in page. */
  readonly remote: {
    readonly url: string;
    readonly signInUrl: string;
    /** The operator accepts a provider that signs in anybody who knows an e-mail address. */
    readonly allowsEmailAlone: boolean;
  } | null;
  /** The Shopify store that has the products and the customers, and this process's credentials for it. */
  readonly shopify: ShopifyAccess | null;
  /** The mail server of a back end in this process, a secret, and the address its mails come from. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The shop's database, migrated to this version. */
  readonly database: Database;
  /** The door styles that seed an empty catalog. */
  readonly catalog: readonly DoorStyle[];
  /** The first admin; if no password is set, one is generated and announced. */
  readonly admin: { readonly email: string; readonly password: string | null };
  /** Accounts with the admin role in addition to those tagged so; normalized addresses. */
  readonly adminEmails: readonly string[];
  /** Receives the first admin's password if it was generated: it can be read nowhere else. */
  readonly announceAdmin: (email: string, password: string) => void;
  /**
   * Receives a one-time code with which the owner of an unconfirmed admin address confirms it: it can be read nowhere
   * else.
   */
  readonly announceInvitation: (invitation: Invitation) => void;
  /**
   * The operator's secrets, under which the back end may encrypt its own: the first encrypts, all decrypt. They are
   * requested once the database exists: a generated one is stored next to it.
   */
  readonly secrets: () => readonly string[];
  readonly log: Log;
  readonly createLimit: CreateLimit;
  /** The address of the client whose request this is part of; `null` if there is none, or it is unknown. */
  readonly visitor?: () => string | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A limit on how often something may be done under one key. */
export interface Limit {
  /** Counts one use; returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  /** Clears a key's count. */
  forget(key: string): Promise<void>;
}

/** Creates a limit with a window in seconds; processes that share counts share those of limits with the same name. */
export type CreateLimit = (options: {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}) => Limit;

/** What the operator passes on to the person whose address is to have the admin role. */
export interface Invitation {
  readonly email: string;
  readonly code: string;
  /** The address of the page that asks for the code. */
  readonly page: string;
}
