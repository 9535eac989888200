import type { Request, Response } from "undici";
import type { Database } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import type { Limit } from "~/base/platform/rate-limits/limit.server";
import type { EpochMs } from "~/base/time/time";
import type { MailShop } from "~/house/mail/frame.server";
import type { DoorStyle } from "~/trade/catalog/door-style";
import type { DraftOrders } from "./draft-orders.server";
import type { OutsideAccountPages, OwnAccounts } from "./own-accounts.server";
import type { BreakerState, Policy } from "./resilience.server";

interface ShopifyAccess {
  readonly store: string;
  readonly storefrontToken: string;
  readonly admin: { readonly clientId: string; readonly clientSecret: string };
  readonly account: { readonly clientId: string; readonly clientSecret: string };
  readonly accountOrigin: string | null;
  readonly webhookSecrets: readonly string[];
}

/**
 * The provider's HTTP contract (specification, section 7) as one function. It rejects when it cannot respond at all,
 * and stops its work when the request's signal aborts.
 */
export type Backend = (request: Request) => Promise<Response>;

/** The pages of a back end in this process; `visitor` is the client, for rate limits, or `null` if unknown. */
export type SignInPages = (request: Request, visitor?: string | null) => Promise<Response>;

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

export interface BackendSignIn {
  /**
   * The address of the hosted sign-in page, which redirects the browser to the return address with `code` and `email`.
   */
  start(): string;
  readonly forgottenPath?: string;
  /** Serves the pages below {@link SIGN_IN_PAGES}, for a back end whose sign-in page runs in this process. */
  readonly pages?: SignInPages;
}

/** The path below which the shop passes requests to {@link BackendSignIn.pages}. */
export const SIGN_IN_PAGES = "/provider/";

/** The prefix of the cookies that the shop passes to those pages: they must not see its own session. */
export const PAGE_COOKIE_PREFIX = "provider_";

export interface WebhookRequest {
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

export interface BackendHandle {
  readonly handle: Backend;
  readonly traits: BackendTraits;
  readonly signIn: BackendSignIn;
  /** What owners and admins can do with its accounts; `null` if they are stored elsewhere. */
  readonly accounts: OwnAccounts | null;
  /** Where people do that if `accounts` is `null`. */
  readonly accountPages?: OutsideAccountPages;
  readonly drafts?: DraftOrders;
  /** Handles a notification from its provider, within a second. */
  readonly receiveWebhook?: (request: WebhookRequest) => Promise<WebhookOutcome>;
  /** The policy for calls to it, if it is outside this process; without one, a call is made once. */
  readonly policy?: Policy;
  breakers?(): Readonly<Record<string, BreakerState>>;
  /** Resolves when the back end can respond; rejects when it cannot. */
  ping(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface BackendConfig {
  readonly shop: MailShop;
  /** The address to which the hosted sign-in page returns people. */
  readonly returnUrl: string;
  readonly remote: {
    readonly url: string;
    readonly signInUrl: string;
    /** The operator accepts a provider that signs in anybody who knows an e-mail address. */
    readonly allowsEmailAlone: boolean;
  } | null;
  readonly shopify: ShopifyAccess | null;
  readonly mail: { readonly url: string; readonly from: string } | null;
  readonly database: Database;
  readonly catalog: readonly DoorStyle[];
  /** The first admin; if no password is set, one is generated and announced. */
  readonly admin: { readonly email: string; readonly password: string | null };
  /**
   * Accounts with the admin role in addition to those tagged so; normalized. Only such accounts may have these
   * addresses.
   */
  readonly adminEmails: readonly string[];
  /** Receives the first admin's password if it was generated: it can be read nowhere else. */
  readonly announceAdmin: (email: string, password: string) => void;
  /** Receives the code that confirms an unconfirmed admin address: it can be read nowhere else. */
  readonly announceInvitation: (invitation: Invitation) => void;
  /**
   * The operator's secrets for the back end's own: the first encrypts, all decrypt. They are requested once the
   * database exists, because a generated one is stored next to it.
   */
  readonly secrets: () => readonly string[];
  readonly log: Log;
  readonly createLimit: CreateLimit;
  /** The address of the client whose request this is part of; `null` if there is none, or it is unknown. */
  readonly visitor?: () => string | null;
  readonly now: () => EpochMs;
}

/** Creates a limit with a window in seconds; processes that share counts share those of limits with the same name. */
export type CreateLimit = (options: {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}) => Limit;

export interface Invitation {
  readonly email: string;
  readonly code: string;
  readonly page: string;
}
