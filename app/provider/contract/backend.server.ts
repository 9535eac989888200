import type { Request, Response } from "undici";
import type { DoorStyle } from "~/domain/door-style";

/**
 * A back end: the provider's HTTP contract (specification, section 7) as one function. It rejects when it cannot answer
 * at all, and stops its work when the request's signal aborts.
 */
export type Backend = (request: Request) => Promise<Response>;

/** What a back end offers or needs, so that nobody has to know which one it is. */
export interface BackendTraits {
  /** Its accounts have a password that the registration form asks for. */
  readonly passwords: boolean;
  /** Where its pictures come from beside the shop itself: sources of a Content-Security-Policy, such as `https:`. */
  readonly pictureOrigins: readonly string[];
  /** The origins that signing in leads to. */
  readonly signInOrigins: readonly string[];
}

/** How a back end signs people in. */
export interface BackendSignIn {
  /**
   * The address of the hosted sign-in page, which sends the browser back to the return address with `code` and `email`.
   *
   * @param email fills in the page's e-mail field
   */
  start(email?: string): string;
  /** Answers the pages below {@link SIGN_IN_PAGES}, for a back end whose sign-in page this process serves. */
  readonly pages?: Backend;
}

/** The path below which the shop hands requests to {@link BackendSignIn.pages}. */
export const SIGN_IN_PAGES = "/provider/";

/** A running back end. */
export interface BackendHandle {
  readonly handle: Backend;
  readonly traits: BackendTraits;
  readonly signIn: BackendSignIn;
  /** Resolves when the back end can answer; rejects when it cannot. */
  ping(signal: AbortSignal): Promise<void>;
  /** Closes what the back end holds open. */
  close(): Promise<void>;
}

/** What a back end may need to start; each takes what concerns it. */
export interface BackendConfig {
  /** The shop's name, for a sign-in page of the back end's own. */
  readonly shopName: string;
  /** The origin that visitors see. */
  readonly publicOrigin: string;
  /** Where the hosted sign-in page sends people back to. */
  readonly returnUrl: string;
  /** The host that speaks the contract, and its hosted sign-in page. */
  readonly remote: { readonly url: string; readonly signInUrl: string } | null;
  /** A database file, or `:memory:`. */
  readonly databasePath: string;
  /** The door styles that an empty catalogue begins with. */
  readonly catalogue: readonly DoorStyle[];
  /** The first admin; a password that is not set is made up and announced. */
  readonly admin: { readonly email: string; readonly password: string | null };
  /** Accounts with the admin role beside those that are tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Told the first admin's password when it was made here: it can be read nowhere else. */
  readonly announceAdmin: (email: string, password: string) => void;
  readonly log: BackendLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface BackendLog {
  error(event: string, fields: Readonly<Record<string, unknown>>): void;
}
