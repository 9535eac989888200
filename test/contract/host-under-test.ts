import type { BackendHandle } from "~/provider/contract/backend.server";
import type { Credentials, HandedOver, Visit } from "../support/hosted-page";

/** A provider that the contract's tests run against. */
export interface HostUnderTest {
  readonly backend: BackendHandle;
  /** Sends a request to the hosted sign-in page. */
  readonly visit: Visit;
  /** Signs in if there is no password form; returns what arrives at the return address, or `null`. */
  readonly passPage?: (email: string) => Promise<HandedOver | null>;
  /** The return address registered with the provider. */
  readonly returnUrl: string;
  readonly admin: Credentials;
  stop(): Promise<void>;
}

/** Starts a provider; `now` is its clock, if the tests control it. */
export type StartHost = (now: () => number) => Promise<HostUnderTest>;

/** What the tests may rely on; tests that need more are skipped and reported as skipped. */
export interface Abilities {
  /** The tests control the provider's clock. */
  readonly clock: boolean;
  /** The tests may create accounts and messages. */
  readonly writes: boolean;
  /** An admin's e-mail address and password are known. */
  readonly admin: boolean;
}
