/** How an account signs in, as far as it can be changed here. */
export interface AccountSecurity {
  /** Whether the provider lets its password be changed from the shop. */
  readonly changesPassword: boolean;
  /** How many other browsers are signed in to it. */
  readonly otherSessions: number;
  /** The second factor: on, off, or `null` where the account cannot have one. */
  readonly twoFactor: "on" | "off" | null;
}
