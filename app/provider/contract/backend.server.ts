import type { Request, Response } from "undici";
import type { DoorStyle } from "~/domain/door-style";

/**
 * A back end: the provider's HTTP contract (specification, section 7) as one function. It rejects when it cannot
 * respond at all, and stops its work when the request's signal aborts.
 */
export type Backend = (request: Request) => Promise<Response>;

/** What a back end offers or needs, so that callers do not depend on which one it is. */
export interface BackendTraits {
  /** Its accounts have a password, which the registration form asks for. */
  readonly passwords: boolean;
  /** Where its pictures come from besides the shop itself: Content-Security-Policy sources such as `https:`. */
  readonly pictureOrigins: readonly string[];
  /** The origins that signing in redirects to. */
  readonly signInOrigins: readonly string[];
}

/** How a back end signs people in. */
export interface BackendSignIn {
  /**
   * The address of the hosted sign-in page, which redirects the browser to the return address with `code` and `email`.
   *
   * @param email fills in the page's e-mail field
   */
  start(email?: string): string;
  /** Serves the pages below {@link SIGN_IN_PAGES}, for a back end whose sign-in page runs in this process. */
  readonly pages?: Backend;
}

/** The path below which the shop passes requests to {@link BackendSignIn.pages}. */
export const SIGN_IN_PAGES = "/provider/";

/** A running back end. */
export interface BackendHandle {
  readonly handle: Backend;
  readonly traits: BackendTraits;
  readonly signIn: BackendSignIn;
  /** Resolves when the back end can respond; rejects when it cannot. */
  ping(signal: AbortSignal): Promise<void>;
  /** Closes what the back end holds open. */
  close(): Promise<void>;
}

/** What a back end may need to start; each takes what it uses. */
export interface BackendConfig {
  /** The shop's name, for the back end's own sign-in page. */
  readonly shopName: string;
  /** The origin that visitors see. */
  readonly publicOrigin: string;
  /** Where the hosted sign-in page sends people back to. */
  readonly returnUrl: string;
  /** The host that implements the contract, and its hosted sign-in page. */
  readonly remote: { readonly url: string; readonly signInUrl: string } | null;
  /** A database file, or `:memory:`. */
  readonly databasePath: string;
  /** The door styles that seed an empty catalogue. */
  readonly catalogue: readonly DoorStyle[];
  /** The first admin; if no password is set, one is generated and announced. */
  readonly admin: { readonly email: string; readonly password: string | null };
  /** Accounts with the admin role in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Receives the first admin's password if it was generated here: it can be read nowhere else. */
  readonly announceAdmin: (email: string, password: string) => void;
  readonly log: BackendLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface BackendLog {
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}
