import type { BackendHandle } from "~/provider/contract/backend.server";
import type { Credentials, HandedOver, Visit } from "../support/hosted-page";

/** A provider that the contract's tests are run against. */
export interface HostUnderTest {
  readonly backend: BackendHandle;
  /** Reaches the hosted sign-in page. */
  readonly visit: Visit;
  /** Signs in where there is no form with a password; what arrives at the return address, or `null`. */
  readonly passPage?: (email: string) => Promise<HandedOver | null>;
  /** The return address registered with the host. */
  readonly returnUrl: string;
  readonly admin: Credentials;
  stop(): Promise<void>;
}

/** Starts a host; `now` is its clock, if the tests control it. */
export type StartHost = (now: () => number) => Promise<HostUnderTest>;

/** What the tests may rely on; tests that need anything else are skipped and reported as such. */
export interface Abilities {
  /** The tests control the host's clock. */
  readonly clock: boolean;
  /** The tests may create accounts and messages. */
  readonly writes: boolean;
  /** An admin's e-mail address and password are known. */
  readonly admin: boolean;
}
