import type { BackendHandle } from "~/provider/contract/backend.server";
import type { Credentials, Visit } from "../support/hosted-page";

/** A provider that the contract's tests are run against. */
export interface HostUnderTest {
  readonly backend: BackendHandle;
  /** Reaches the hosted sign-in page. */
  readonly visit: Visit;
  /** The return address that the host knows. */
  readonly returnUrl: string;
  readonly admin: Credentials;
  stop(): Promise<void>;
}

/** Starts a host; `now` is its clock, where the tests hold it. */
export type StartHost = (now: () => number) => Promise<HostUnderTest>;

/** What the tests may count on; what they may not is left out of the run, and said. */
export interface Abilities {
  /** The tests hold the host's clock. */
  readonly clock: boolean;
  /** Accounts and messages may be made. */
  readonly writes: boolean;
  /** An admin's e-mail address and password are known. */
  readonly admin: boolean;
}
