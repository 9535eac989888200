import type { Request, Response } from "undici";
import type { DoorStyle } from "~/domain/door-style";
import type { House } from "./house.server";
import type { ShopifyAccess } from "./shopify-access.server";
import type { BreakerState, Policy } from "./weather.server";

/**
 * A back end: the provider's HTTP contract (specification, section 7) as one function. It rejects when it cannot
 * respond at all, and stops its work when the request's signal aborts.
 */
export type Backend = (request: Request) => Promise<Response>;

/**
 * Pages of a back end that run in this process.
 *
 * @param visitor who asks, for limits; `null` where that is not known
 */
export type SignInPages = (request: Request, visitor?: string | null) => Promise<Response>;

/**
 * The resources of the contract that a host may leave out: it takes orders; its owner sets discounts, minimums and the
 * like; it keeps lists of pieces for its accounts; it holds prices for them; it tells admins which mails were not sent; the
 * owner of an account can change, take out and delete it; admins answer the messages of visitors there; it takes claims
 * about delivered orders, with photographs.
 */
export const OFFERS = ["orders", "settings", "lists", "quotes", "mail", "profile", "inbox", "claims"] as const;

export type Offer = (typeof OFFERS)[number];

/** Says of each resource that a host may leave out whether it is among these. */
export function offering(offers: readonly Offer[]): Readonly<Record<Offer, boolean>> {
  const said = OFFERS.map((offer) => [offer, offers.includes(offer)] as const);
  return Object.fromEntries(said) as Record<Offer, boolean>;
}

/** What a back end offers or needs, so that callers do not depend on which one it is. */
export interface BackendTraits extends Readonly<Record<Offer, boolean>> {
  /** Its accounts have a password, which the registration form asks for. */
  readonly passwords: boolean;
  /** It is known that its mails leave; where it is not, nobody is promised one. */
  readonly mails: boolean;
  /** Where its pictures come from besides the shop itself: Content-Security-Policy sources such as `https:`. */
  readonly pictureOrigins: readonly string[];
  /** The origins that signing in redirects to. */
  readonly signInOrigins: readonly string[];
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

/** The cookies that the shop passes to those pages begin with this: its own session is no business of theirs. */
export const PAGE_COOKIE_PREFIX = "provider_";

/** What a host tells of its own accord, as it came. */
export interface Told {
  /** A header's value, or `null`. */
  readonly header: (name: string) => string | null;
  readonly body: Uint8Array;
}

/** What is another than before now, so that whatever the shop keeps of it is to be read anew. */
export type Heard = "unsigned" | "nothing" | "products";

/** What waits to be mailed, or was given up. */
export interface OutboxFigures {
  readonly waiting: number;
  readonly failed: number;
  /** When the oldest that waits was made, in milliseconds since the epoch; `null` where none waits. */
  readonly oldestAt: number | null;
}

/** A running back end. */
export interface BackendHandle {
  readonly handle: Backend;
  readonly traits: BackendTraits;
  readonly signIn: BackendSignIn;
  /** What it does for another back end, where it can. */
  readonly house?: House;
  /** Takes what the host that it speaks with tells of its own accord, within a second. */
  readonly hear?: (told: Told) => Promise<Heard>;
  /** The policy for calls to it, where it is out of this process; without it a call is made once. */
  readonly policy?: Policy;
  /** How the breakers stand, by their lanes, where calls leave this process. */
  breakers?(): Readonly<Record<string, BreakerState>>;
  /** Resolves when the back end can respond; rejects when it cannot. */
  ping(signal: AbortSignal): Promise<void>;
  /** The mails that have not left, for a back end that keeps an outbox in this process. */
  outbox?(): Promise<OutboxFigures>;
  /** Closes what the back end holds open. */
  close(): Promise<void>;
}

/** What a back end may need to start; each takes what it uses. */
export interface BackendConfig {
  /** The shop's name, for the back end's own sign-in page. */
  readonly shopName: string;
  /** What the numbers of orders begin with: one to four capital letters. */
  readonly orderPrefix: string;
  /** Where the shop's days begin and end, an IANA name. */
  readonly timeZone: string;
  /** The origin that visitors see. */
  readonly publicOrigin: string;
  /** The origin at which browsers see the back end's own pages, where it has any in this process. */
  readonly pagesOrigin: string;
  /** Where the hosted sign-in page sends people back to. */
  readonly returnUrl: string;
  /** The host that implements the contract, and its hosted sign-in page. */
  readonly remote: {
    readonly url: string;
    readonly signInUrl: string;
    /** The operator accepts a host that signs in whoever knows an e-mail address. */
    readonly allowsEmailAlone: boolean;
    /** What the operator says that the host offers besides what every host must. */
    readonly offers: readonly Offer[];
    /** The secret with which the shop names itself to the host; `null` where the host asks for none. */
    readonly token: string | null;
  } | null;
  /** The Shopify store that has the products and the customers, and how this process names itself to it. */
  readonly shopify: ShopifyAccess | null;
  /** Starts the back end of this process that keeps what another one cannot; `null` where there is none. */
  readonly house: (() => Promise<BackendHandle>) | null;
  /** It keeps for another back end, which has the products and says who its customers and admins are. */
  readonly isHouse?: boolean;
  /** How people reach the shop otherwise, for pages and mails of the back end. */
  readonly contact: { readonly email: string; readonly phone: string };
  /** The mail server that a back end of this process sends with, a secret, and the address its mails come from. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** A database file, or `:memory:`. */
  readonly databasePath: string;
  /** A database of Postgres, a secret, which takes the place of the file; `null` where there is none. */
  readonly databaseUrl: string | null;
  /** The door styles that seed an empty catalogue. */
  readonly catalogue: readonly DoorStyle[];
  /** The first admin; if no password is set, one is generated and announced. */
  readonly admin: { readonly email: string; readonly password: string | null };
  /** Accounts with the admin role in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Receives the first admin's password if it was generated here: it can be read nowhere else. */
  readonly announceAdmin: (email: string, password: string) => void;
  /** Receives a one-time code with which the owner of an unconfirmed admin address confirms it: it is nowhere else. */
  readonly announceInvitation: (invitation: Invitation) => void;
  /**
   * The operator's secrets, under which the back end may keep its own: the first seals, all open. They are asked for
   * when the database is there: one that is generated is kept beside it.
   */
  readonly secrets: () => readonly string[];
  readonly log: BackendLog;
  readonly createLimit: CreateLimit;
  /** Multiplies what is counted otherwise than by {@link createLimit}; 1 where it is left out. */
  readonly limitFactor?: number;
  /** The address of whoever's request this is part of; `null` where nobody's is, or it is not known. */
  readonly visitor?: () => string | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A limit on how often something may be done under one key. */
export interface Limit {
  /** Counts one time; returns the seconds to wait if it is one too many, otherwise 0. */
  count(key: string): Promise<number>;
  /** Clears a key's count. */
  forget(key: string): Promise<void>;
}

/** Makes a limit with a window in seconds. */
export type CreateLimit = (options: { readonly times: number; readonly seconds: number }) => Limit;

/** What the operator passes on to somebody whose address is to have the admin role. */
export interface Invitation {
  readonly email: string;
  readonly code: string;
  /** The address of the page that asks for the code. */
  readonly page: string;
}

export interface BackendLog {
  info(event: string, fields: Readonly<Record<string, unknown>>): void;
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}
